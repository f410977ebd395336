import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '../../../server/db/ids'
import { lockOrder } from '../../../server/db/locks'
import { ledgerBalances, ledgerEntries } from '../../../server/db/schema/wallet/ledger'
import { orderLines, orders } from '../../../server/db/schema/orders/orders'
import {
  partnerCommissions,
  partnerFans,
  partners,
  partnerWithdrawals,
} from '../../../server/db/schema/members/partners'
import { staffAccounts } from '../../../server/db/schema/staff/console'
import { purchases } from '../../../server/db/schema/payments/purchases'
import { transitionOrder } from '../../../server/modules/orders/transitionOrder'
import { createBankFile } from '../../../server/modules/partner/bankFile'
import { readPartnerRules } from '../../../server/modules/partner/settings'
import { settleDue } from '../../../server/modules/partner/settle'
import { markPaid, refuseWithdrawal } from '../../../server/modules/partner/staffWithdrawals'
import { withdraw } from '../../../server/modules/partner/withdraw'
import { lockPurchaseOf, openPurchase, payPurchase } from '../../../server/modules/purchases/purchases'
import { refundPurchase } from '../../../server/modules/purchases/refundPurchase'
import { users } from '../../../server/db/schema/account/users'
import { commissionLines, commissionOf, takenBack } from '../../../src/domain/partner/commission'
import { payoutOf } from '../../../src/domain/partner/payout'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { callTwice, type Operation } from '../support/database/interleavings'
import { numbers } from '../support/numbers'
import { DAY, faultsIn, setPartnerRules } from '../support/membership/partners'

// Orders are paid, completed and refunded in parts, commissions released, withdrawals asked for, put into files, paid and refused, in
// random order, several at once, each called twice and some killed at their end and called again. PARTNER_OPERATIONS sets how many.

const OPERATIONS = Number(process.env.PARTNER_OPERATIONS ?? 240)
const AT_ONCE = 4
const RATES = { levels: 2, rate: 700, secondRate: 130, goodsRates: { tea: 333 } }
const BILL = {
  ...{ goodsNum: 2, activities: [], coupons: [], couponAmount: 0, couponName: '', pointsUsed: 0, pointsAmount: 0 },
  ...{ packAmount: 500, deliveryAmount: 0, hasDelivery: false, serviceAmount: 0, serviceRate: 0, vatAmount: 0 },
  ...{ vatRate: 0, vatIncluded: false, taxAmount: 0, tipAmount: 0, balanceAmount: 0, saveAmount: 0 },
}

let backend: Backend
freshBistro((fresh) => (backend = fresh))

test(`after ${OPERATIONS} random operations commissions are what the orders say, nothing is paid twice and nothing is negative`, async () => {
  const { db, clock } = backend
  const upTo = numbers(16)
  const pick = <T>(from: readonly T[]): T => {
    const one = from[upTo(from.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  await setPartnerRules(backend, { ...RATES, minAmount: 1, feeAmount: 0 })
  const rules = await readPartnerRules(db)
  const owner = { id: 'owner', email: 'owner@example.com', name: 'Owner', role: 'owner', locale: 'en' } as const
  await db.insert(staffAccounts).values({ ...owner, createdAt: clock.now() })
  const staff = () => ({ ...owner, sessionHash: 'staff', locale: 'en', now: clock.now() }) as const

  /** Two partners of whom the second is a fan of the first, with two fans each, and a guest without a partner. */
  const enter = async (id: string) => {
    const now = clock.now()
    await db.insert(users).values({ id, createdAt: now, registeredAt: now })
    return id
  }
  const owners = [await enter('ploy'), await enter('jit')]
  const bindings: Record<string, string> = { jit: 'ploy', a: 'ploy', b: 'ploy', c: 'jit', d: 'jit' }
  for (const owner of owners) {
    const facts = { id: owner, userId: owner, code: owner, name: owner, appliedAt: clock.now() }
    await db.insert(partners).values({ ...facts, state: 'approved' })
  }
  const buyers = [...(await Promise.all(['a', 'b', 'c', 'd', 'none'].map(enter))), 'jit']
  const endsAt = new Date(clock.now().getTime() + 9_000 * DAY * 60_000)
  const bound = Object.entries(bindings).map(([userId, partnerId]) => {
    return { userId, partnerId, boundAt: clock.now(), endsAt, deviceId: userId }
  })
  await db.insert(partnerFans).values(bound)
  const made: string[] = []
  const any = () => pick(made.length > 0 ? made.slice(-40) : [''])

  const order = (): Operation => {
    const [id, userId, day] = [newId(), pick(buyers), '2026-11-21']
    const lines = ['curry', 'tea'].map((goodsId, sort) => {
      const amount = 1 + upTo(40_000)
      return { goodsId, sort, amount, reduction: upTo(amount) }
    })
    const paid = lines.reduce((sum, { amount, reduction }) => sum + amount - reduction, BILL.packAmount)
    made.push(id)
    return async (tx) => {
      const now = clock.now()
      const quote = { ...BILL, goodsAmount: paid, payAmount: paid }
      const { packAmount, deliveryAmount, serviceAmount, vatAmount, saveAmount, goodsNum } = BILL
      await tx.insert(orders).values({
        ...{ id, userId, orderNo: id, storeId: 'ari', diningType: 'takeout', state: 1, businessDay: day, quote },
        ...{ goodsNum, goodsAmount: paid, packAmount, deliveryAmount, serviceAmount, vatAmount, saveAmount },
        ...{ payAmount: paid, payType: 'promptpay', createdAt: now },
      })
      await tx.insert(orderLines).values(
        lines.map((line) => ({
          ...{ ...line, id: newId(), orderId: id, key: line.goodsId, categoryId: 'mains', skuId: 'none', num: 1 },
          ...{ name: { en: line.goodsId }, price: line.amount, originalPrice: line.amount, packFee: 0 },
        })),
      )
      await openPurchase(tx, {
        id,
        no: id,
        kind: 'order',
        userId,
        storeId: 'ari',
        amount: paid,
        createdAt: now,
        expireAt: null,
      })
      const held = await lockPurchaseOf(tx, id, 'order')
      if (held) await payPurchase(tx, held, { payType: 'promptpay', at: now, now, note: '' })
    }
  }
  const complete = (): Operation => {
    const id = any()
    return async (tx) => {
      for (const to of ['preparing', 'ready', 'completed'] as const) {
        const one = await lockOrder(tx, id)
        if (one) await transitionOrder(tx, one, to, { actor: 'merchant', now: clock.now() })
      }
    }
  }
  const refund = (): Operation => {
    const [id, amount, whole] = [any(), 1 + upTo(20_000), upTo(4) === 0]
    return async (tx) => {
      const held = await lockPurchaseOf(tx, id, 'order')
      if (!held) return
      const left = held.purchase.amount - held.purchase.refunded
      const back = whole ? left : Math.min(amount, left)
      await refundPurchase(tx, held, { actor: 'merchant', amount: back, now: clock.now() })
    }
  }
  const ask = (): Operation => {
    const [userId, amount] = [pick(owners), 1 + upTo(9000)]
    const { arrives } = payoutOf(rules, 'promptpay', amount)
    const account = { account: '0812345678', accountName: 'Ploy' }
    return (tx) => withdraw(tx, { userId, rules, now: clock.now() }, { amount, arrives, way: 'promptpay', ...account })
  }
  const answer = (): Operation => {
    const [pays, chosen] = [upTo(2) === 0, upTo(100)]
    return async (tx) => {
      const open = await tx
        .select()
        .from(partnerWithdrawals)
        .where(inArray(partnerWithdrawals.state, ['waiting', 'processing']))
      const one = open[chosen % Math.max(open.length, 1)]
      if (!one) return
      const seen = { id: one.id, version: one.version }
      await (pays
        ? markPaid(tx, { ...seen, reference: '' }, staff())
        : refuseWithdrawal(tx, { ...seen, reason: 'Wrong name' }, staff()))
    }
  }
  const file = (): Operation => (tx) => createBankFile(tx, { most: 10 }, staff())
  const errors: unknown[] = []
  const job = () => settleDue({ db, now: clock.now(), log: { error: (error) => errors.push(error) } })

  const kinds = [order, order, order, complete, complete, complete, refund, ask, ask, answer, answer, file]
  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    clock.advance(upTo(DAY))
    const batch = Array.from({ length: AT_ONCE }, () => pick(kinds)())
    const released = upTo(3) === 0 ? [job(), job()] : []
    await Promise.all([...released, ...batch.map((operation) => callTwice(db, operation, upTo(4) === 0))])
  }
  clock.advance(30 * DAY)
  await job()

  expect(errors).toEqual([])
  expect(await faultsIn(backend)).toEqual([])
  const balances = await db.select().from(ledgerBalances)
  expect(balances.filter(({ balance }) => balance < 0)).toEqual([])

  // What each paid order says its partners earn, worked out anew.
  const paid = await db
    .select({ order: orders, purchase: purchases })
    .from(orders)
    .innerJoin(purchases, eq(purchases.id, orders.id))
    .where(eq(orders.paid, true))
  const lines = await db.select().from(orderLines)
  const rows = await db.select().from(partnerCommissions)
  const said = paid.flatMap(({ order: { id, userId }, purchase }) => {
    const own = lines.filter(({ orderId }) => orderId === id)
    const bases = own.map((line) => ({ lineId: line.id, goodsId: line.goodsId, base: line.amount - line.reduction }))
    const first = bindings[userId]
    const second = first && bindings[first]
    const levels = [
      { level: 1, partnerId: first, lines: commissionLines(bases, (goods) => (goods === 'tea' ? 333 : RATES.rate)) },
      {
        level: 2,
        partnerId: second === userId ? undefined : second,
        lines: commissionLines(bases, () => RATES.secondRate),
      },
    ]
    return levels.flatMap(({ level, partnerId, lines: earned }) => {
      const { amount } = commissionOf(earned)
      const reversed = takenBack(amount, { refunded: purchase.refunded, total: purchase.amount })
      return partnerId && amount > 0 ? [`${id} ${level} ${partnerId} ${amount} ${reversed}`] : []
    })
  })
  const written = rows.map((row) => `${row.orderId} ${row.level} ${row.partnerId} ${row.amount} ${row.reversed}`)
  expect(written.sort()).toEqual(said.sort())
  expect(rows.length).toBeGreaterThan(OPERATIONS / 12)

  // What was released and not withdrawn, and nothing twice.
  const ended = await db
    .select()
    .from(partnerWithdrawals)
    .where(and(inArray(partnerWithdrawals.state, ['paid', 'refused'])))
  const entries = await db.select().from(ledgerEntries)
  for (const { id, state, amount } of ended) {
    const own = entries.filter(({ cause }) => cause === id)
    const kept = own.reduce((sum, entry) => sum + entry.amount, 0)
    expect([own.length, kept]).toEqual(state === 'paid' ? [3, -amount] : [4, 0])
  }
  expect(ended.length).toBeGreaterThan(2)
}, 600_000)
