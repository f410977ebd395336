import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../server/db/database'
import { newId } from '../../../server/db/ids'
import { giftCardEntries, giftCardGifts, giftCards } from '../../../server/db/schema/wallet/giftCards'
import { payments, refunds } from '../../../server/db/schema/payments/payments'
import { codeOf } from '../../../server/modules/giftCards/codes'
import { giveCard, receiveCard, takeCardBack } from '../../../server/modules/giftCards/give'
import { issueCard } from '../../../server/modules/giftCards/issueCard'
import { redeemCard } from '../../../server/modules/giftCards/redeem'
import { checkGiftCards } from '../../../server/modules/ledger/checkGiftCards'
import { payFromGiftCards } from '../../../server/modules/purchases/giftCardPayments'
import { openPurchase } from '../../../server/modules/purchases/purchases'
import { sessionOf } from '../support/accounts/accounts'
import { sellCards } from '../support/coupons/cardHolder'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { callTwice, type Operation } from '../support/database/interleavings'
import { numbers } from '../support/numbers'
import { closing, refunding, withBareDeposits } from '../support/payments/purchases'

// Cards are given, claimed, taken back, redeemed by their codes, spent and refunded in random order, several at once, each of them
// called twice, while gifts run out, and some transactions are killed at their end and called again.

const OPERATIONS = 600
const AT_ONCE = 8
const FACE_VALUE = 5000
/** Most that is spent or refunded at once: little, so that cards last. */
const MOST = 500
const CARDS = 12

let backend: Backend
freshBistro((fresh) => (backend = fresh))
withBareDeposits()

test(`after ${OPERATIONS} random operations every gift card is the sum of its entries, has had one owner at a time, and no money is doubled or lost`, async () => {
  const { db, clock } = backend
  const upTo = numbers(15)
  const pick = <T>(from: readonly T[]): T => {
    const one = from[upTo(from.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  await sellCards(backend)
  const tokens = await Promise.all([1, 2, 3].map(() => backend.guest()))
  const users = await Promise.all(tokens.map(async (token) => (await sessionOf(backend, token)).userId))
  const cards = Array.from({ length: CARDS }, newId)
  for (const id of cards) {
    const issued = {
      id,
      orderId: null,
      designId: 'birthday',
      userId: pick(users),
      faceValue: FACE_VALUE,
      validDays: 365,
    }
    await db.transaction((tx) => issueCard(tx, { ...issued, now: clock.now() }))
  }
  const bought: string[] = []

  const give = (): Operation => {
    const [id, userId] = [pick(cards), pick(users)]
    return (tx) => giveCard(tx, { id, userId, message: 'For you', now: clock.now() })
  }
  /** One of the last gifts, also when it has ended. */
  const recentGift = async (tx: Tx, chosen: number) => {
    const recent = await tx.select().from(giftCardGifts).orderBy(desc(giftCardGifts.createdAt)).limit(8)
    return recent[chosen % Math.max(recent.length, 1)]
  }
  const takeBack = (): Operation => {
    const chosen = upTo(1000)
    return async (tx) => {
      const { cardId: id = '', giverId: userId = '' } = (await recentGift(tx, chosen)) ?? {}
      await takeCardBack(tx, { id, userId, now: clock.now() })
    }
  }
  const receive = (): Operation => {
    const [chosen, userId] = [upTo(1000), pick(users)]
    return async (tx) => {
      const { token = '' } = (await recentGift(tx, chosen)) ?? {}
      await receiveCard(tx, { token, userId, now: clock.now() })
    }
  }
  /** A code that is read may be worth nothing when it arrives. */
  const redeem = (): Operation => {
    const [id, userId] = [pick(cards), pick(users)]
    return async (tx) => {
      const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, id))
      const text = await codeOf(tx, { id, version: card?.version ?? 0 })
      await redeemCard(tx, { text, userId, now: clock.now() })
    }
  }
  const spend = (): Operation => {
    const [id, userId, amount] = [newId(), pick(users), 1 + upTo(MOST)]
    const fromGiftCards = 1 + upTo(amount)
    bought.push(id)
    return async (tx) => {
      const now = clock.now()
      const common = { id, no: id, kind: 'deposit', userId, storeId: 'ari', amount, fromGiftCards } as const
      await openPurchase(tx, { ...common, createdAt: now, expireAt: null })
      await payFromGiftCards(tx, { purchase: { id, userId }, amount: fromGiftCards, now })
    }
  }
  const close = () => closing(pick(bought.length > 0 ? bought : ['']), clock.now())
  const refund = () => refunding(pick(bought.length > 0 ? bought : ['']), 1 + upTo(MOST), clock.now())

  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    clock.advance(upTo(4 * 60))
    const kinds = [give, give, give, give, receive, takeBack, redeem, spend, spend, close, refund]
    const batch = Array.from({ length: AT_ONCE }, () => pick(kinds)())
    await Promise.all(batch.map((operation) => callTwice(db, operation, upTo(4) === 0)))
  }

  expect(await checkGiftCards(db)).toEqual([])
  const held = await db.select().from(giftCards)
  const [taken, returned] = await Promise.all([db.select().from(payments), db.select().from(refunds)])
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const amountsOf = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount))
  expect(held).toHaveLength(CARDS)
  expect(sum(held.map(({ balance }) => balance))).toBe(CARDS * FACE_VALUE - amountsOf(taken) + amountsOf(returned))
  const gifts = await db.select().from(giftCardGifts)
  const moves = (await db.select().from(giftCardEntries)).filter(({ kind }) => kind === 'moved')
  for (const { id, state, giverId, receiverId } of gifts) {
    expect(moves.filter(({ cause }) => cause === id)).toHaveLength(state === 'gifted' ? 1 : 0)
    expect(receiverId).not.toBe(giverId)
  }
  // Each way to end a gift and to use a card came up.
  expect(gifts.map(({ state }) => state)).toEqual(expect.arrayContaining(['gifted', 'cancelled', 'returned']))
  expect(moves.length).toBeGreaterThan(gifts.filter(({ state }) => state === 'gifted').length)
  expect([taken.length, returned.length].every((count) => count > 10)).toBe(true)
}, 120_000)
