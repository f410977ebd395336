import { AppError } from '../../api/appError'
import type { RequestContext, Session } from '../../api/context'
import type { Db, Tx } from '../../db/database'
import { lockSessionOwner } from '../../db/locks'
import { transact } from '../../db/transaction'
import type { RateLimiter } from './rateLimiter'

type Attempt = Pick<RequestContext<Db, Session>, 'db' | 'session' | 'now' | 'limitByAddress'>

/** Tries a code that a member typed, in a transaction that locks the member. Attempts are counted by member and network address, also failed ones. */
export async function attemptRedeem<T>(
  { db, session, now, limitByAddress }: Attempt,
  limiter: RateLimiter,
  redeem: (tx: Tx) => Promise<T>,
): Promise<T> {
  await limitByAddress('redeemsFromAddress')
  await limiter.take(db, 'redeems', session.userId, now)
  return transact(db, async (tx) => {
    if (!(await lockSessionOwner(tx, session.userId))) throw new AppError(401, 'common.noSession')
    return redeem(tx)
  })
}
