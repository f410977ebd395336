import { satang } from '../notation'

/** Exchange codes, which the README prints: coupons, balance, and one that is used up. */
export const CODE_SEEDS = [
  { code: 'SALA-SOUP-2468', batch: { name: 'Flyer', kind: 'coupon', coupons: [{ templateId: 'dinner', num: 1 }] } },
  { code: 'SALA-BAHT-1357', batch: { name: 'Sorry for the wait', kind: 'balance', amount: satang(100) } },
  { code: 'SALA-DONE-9753', batch: { name: 'Opening', kind: 'balance', amount: satang(50) }, used: true },
] as const
