import type { couponContract, Redeemed } from '../../../src/contract/coupon/coupon'
import type { Handlers, RequestContext, Session } from '../../api/context'
import type { Db, Tx } from '../../db/database'
import { balancesOf, moneyIn } from '../ledger/ledger'
import { attemptRedeem } from '../rateLimits/attemptRedeem'
import type { RateLimiter } from '../rateLimits/rateLimiter'
import type { Redeemer } from './claimActivity'
import type { ExchangeCodes } from './exchangeCodes'
import { presentHeld } from './heldCoupons'
import { type BatchKind, redeemCode, type Redemption, redeemWord } from './redeem'

export interface RedeemDependencies {
  limiter: RateLimiter
  codes: ExchangeCodes
}

type RedeemContext = RequestContext<Db, Session>
type Calls = Pick<typeof couponContract, 'exchangeCoupon' | 'exchangeBalance' | 'word'>

/** Exchange codes and words. All that is typed is counted by member and by network address, also when it is refused. */
export function redeemHandlers({ limiter, codes }: RedeemDependencies): Handlers<Calls> {
  const byCode =
    (kinds: readonly BatchKind[]) =>
    async (context: RedeemContext, { code }: { code: string }) =>
      redeem(context, limiter, (tx, redeemer) => redeemCode(tx, redeemer, { code, kinds, codes }))

  const typed = async (context: RedeemContext, { word }: { word: string }) =>
    redeem(
      context,
      limiter,
      async (tx, redeemer) =>
        (await redeemWord(tx, redeemer, word)) ??
        redeemCode(tx, redeemer, { code: word, kinds: ['coupon', 'balance'], codes }),
    )

  return {
    exchangeCoupon: { transaction: false, handle: byCode(['coupon']) },
    exchangeBalance: { transaction: false, handle: byCode(['balance']) },
    word: { transaction: false, handle: typed },
  }
}

async function redeem(
  context: RedeemContext,
  limiter: RateLimiter,
  work: (tx: Tx, redeemer: Redeemer) => Promise<Redemption>,
): Promise<Redeemed> {
  const { session, now, locale } = context
  const { userId } = session
  return attemptRedeem(context, limiter, async (tx) => {
    const { coupons, amount } = await work(tx, { userId, locale, now })
    const balance = moneyIn(await balancesOf(tx, userId))
    return { coupons: await presentHeld(tx, coupons, context), amount, balance }
  })
}
