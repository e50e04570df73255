/* Counting ones in unary. */
#include "gen/blocks/core/count.h"
#include <string.h>

void count_at_least(struct hdl *h, sig s, unsigned most, sig *sure)
{
    unsigned n = hdl_bits_of(s);
    sig count[n][most]; /* [i][k]: group i has at least k+1 */
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = 0; k < most; k++)
            count[i][k] = k ? hdl_zero(h, 1) : hdl_bit(s, i);
    for (; n > 1; n = n / 2 + n % 2)
        for (unsigned i = 0; i < n; i += 2) {
            for (unsigned k = most; i + 1 < n && k-- > 0;) {
                const sig *l = count[i], *r = count[i + 1];
                sig sum = hdl_or(l[k], r[k]);
                for (unsigned j = 0; j < k; j++)
                    sum = hdl_or(sum, hdl_and(l[j], r[k - 1 - j]));
                count[i][k] = sum;
            }
            if (i)
                memcpy(count[i / 2], count[i], sizeof count[i]);
        }
    memcpy(sure, count[0], sizeof count[0]);
}

sig count_exactly(struct hdl *h, sig s, unsigned most)
{
    sig sure[most], exactly[most];
    count_at_least(h, s, most, sure);
    for (unsigned m = 0; m < most; m++)
        exactly[m] = m ? hdl_and(sure[m - 1], hdl_not(sure[m])) : hdl_not(sure[0]);
    return hdl_pack(most, exactly);
}
