import { commissionLines, commissionOf } from '../../src/domain/partner/commission'
import { payoutOf } from '../../src/domain/partner/payout'
import { ORDER_STATES } from '../../src/domain/order/orderState'
import { DAY_MS, HOUR_MS } from '../../src/domain/time/duration'
import { dayOf, dayText } from '../../src/domain/time/storeClock'
import type { Tx } from '../db/database'
import { newNumber } from '../db/ids'
import { orderLines, orders } from '../db/schema/orders/orders'
import {
  partnerBankFiles,
  partnerCommissionLines,
  partnerCommissions,
  partnerFans,
  type PartnerRow,
  partners,
  partnerWithdrawals,
} from '../db/schema/members/partners'
import { purchases } from '../db/schema/payments/purchases'
import { users } from '../db/schema/account/users'
import { book, type Booking } from '../modules/ledger/ledger'
import { settlePartner } from '../modules/partner/settle'
import { DISHES, FANS, ORDERS, OTHER_PARTNERS, PARTNER_SETTING, WITHDRAWALS } from './data/partners'
import { slug } from './menuRows'
import { insertPayment } from './seedStoredValue'

const STAFF_NAME = 'Khun Ton'
const REFUND_DAYS = 7
const QUOTE = {
  ...{ goodsNum: 1, activities: [], coupons: [], couponAmount: 0, couponName: '', pointsUsed: 0, pointsAmount: 0 },
  ...{ packAmount: 0, deliveryAmount: 0, hasDelivery: false, serviceAmount: 0, serviceRate: 0, vatAmount: 0 },
  ...{ vatRate: 0, vatIncluded: true, taxAmount: 0, tipAmount: 0, balanceAmount: 0, saveAmount: 0 },
}

/** Where and when the demonstration's partners are written. */
interface Scene {
  tx: Tx
  storeId: string
  now: Date
}

/** Makes the demonstration's member a partner with fans, orders, income and withdrawals, and writes two others. */
export async function insertPartners(
  tx: Tx,
  member: { id: string; nickname: string },
  scene: Omit<Scene, 'tx'>,
): Promise<void> {
  const all = { ...scene, tx }
  const { now } = scene
  const ploy = await insertPartner(
    all,
    { userId: member.id, code: 'PLOY88', name: `${member.nickname} Srisuk`, where: 'LINE' },
    90,
  )
  await insertFans(all, ploy)
  for (let at = 0; at < ORDERS.count; at++) await insertOrder(all, ploy, at)
  await settlePartner(tx, ploy, now)
  for (const withdrawal of WITHDRAWALS) await insertWithdrawal(all, ploy, withdrawal)
  for (const { id, nickname, phone, name, where, state } of OTHER_PARTNERS) {
    await insertGuest(all, { id, nickname, phone, daysAgo: 40 })
    const other = await insertPartner(
      all,
      { userId: id, code: nickname.toUpperCase().padEnd(6, '7'), name, where },
      3,
      state,
    )
    if (state === 'approved') await insertAtBank(all, other)
  }
}

const ago = ({ now }: Scene, days: number) => new Date(now.getTime() - days * DAY_MS)

async function insertGuest(scene: Scene, guest: { id: string; nickname: string; phone: string; daysAgo: number }) {
  const { daysAgo, ...facts } = guest
  const joined = ago(scene, daysAgo)
  await scene.tx.insert(users).values({ ...facts, createdAt: joined, registeredAt: joined })
}

async function insertPartner(
  scene: Scene,
  { where, ...facts }: { userId: string; code: string; name: string; where: string },
  daysAgo: number,
  state: PartnerRow['state'] = 'approved',
): Promise<PartnerRow> {
  const appliedAt = ago(scene, daysAgo)
  const decided = state === 'approved' ? { decidedAt: appliedAt, staffName: STAFF_NAME } : {}
  const [partner] = await scene.tx
    .insert(partners)
    .values({ ...facts, ...decided, id: facts.userId, answers: { where }, appliedAt, state })
    .returning()
  if (!partner) throw new Error('a partner was not written')
  return partner
}

async function insertFans(scene: Scene, { id: partnerId }: PartnerRow): Promise<void> {
  for (const fan of FANS) {
    await insertGuest(scene, fan)
    const boundAt = ago(scene, fan.daysAgo)
    const endsAt = new Date(boundAt.getTime() + PARTNER_SETTING.bindDays * DAY_MS)
    await scene.tx.insert(partnerFans).values({ userId: fan.id, partnerId, boundAt, endsAt, deviceId: fan.id })
  }
}

/** One of the orders of the fans, the latest first: completed and paid, with what the partner earns. */
async function insertOrder(scene: Scene, { id: partnerId }: PartnerRow, at: number): Promise<void> {
  const { tx, storeId, now } = scene
  const dish = DISHES[at % DISHES.length] ?? DISHES[0]
  const ordered = new Date(now.getTime() - at * ORDERS.every * DAY_MS - 2 * HOUR_MS)
  const guests = FANS.slice(0, 4).filter(({ daysAgo }) => daysAgo > at * ORDERS.every + 1)
  const fan = guests[at % Math.max(guests.length, 1)] ?? FANS[0]
  const num = 2 + ((at * 7) % 4)
  const amount = dish.price * num
  const [id, lineId] = [`fan-order-${at}`, `fan-order-${at}-1`]
  const isRefunded = ORDERS.refunded.includes(at)
  const money = { packAmount: 0, deliveryAmount: 0, serviceAmount: 0, vatAmount: 0, saveAmount: 0 }
  const no = newNumber('SB', ordered)
  await tx.insert(orders).values({
    ...{ id, orderNo: no, userId: fan.id, storeId, diningType: at % 2 === 0 ? 'delivery' : 'pickup' },
    ...{ state: ORDER_STATES[isRefunded ? 'refunded' : 'completed'].code, businessDay: dayText(dayOf(ordered)) },
    ...{ payType: 'promptpay', paid: true, goodsNum: num, goodsAmount: amount, payAmount: amount, ...money },
    quote: { ...QUOTE, goodsNum: num, goodsAmount: amount, payAmount: amount },
    ...{
      createdAt: ordered,
      paidAt: ordered,
      completedAt: isRefunded ? null : ordered,
      closedAt: isRefunded ? ordered : null,
    },
  })
  await tx.insert(orderLines).values({
    ...{
      id: lineId,
      orderId: id,
      key: lineId,
      goodsId: slug(storeId, dish.id),
      categoryId: '',
      skuId: '',
      name: dish.name,
    },
    ...{ num, price: dish.price, originalPrice: dish.price, packFee: 0, amount },
  })
  await tx.insert(purchases).values({
    ...{ id, no, kind: 'order', userId: fan.id, storeId, amount, refunded: isRefunded ? amount : 0 },
    ...{ state: isRefunded ? 'refunded' : 'paid', createdAt: ordered, paidAt: ordered },
  })
  const payment = { id: `${id}-paid`, purchaseId: id, amount, payType: 'promptpay', at: ordered } as const
  await insertPayment(tx, { ...payment, isRefunded })
  const lines = commissionLines([{ lineId, goodsId: dish.id, base: amount }], () => PARTNER_SETTING.rate)
  const sums = commissionOf(lines)
  const settleAt = new Date(ordered.getTime() + REFUND_DAYS * DAY_MS)
  await tx.insert(partnerCommissions).values({
    ...{ id: `${id}-c`, partnerId, level: 1, orderId: id, fanId: fan.id, ...sums, paidAt: ordered, settleAt },
    reversed: isRefunded ? sums.amount : 0,
  })
  await tx
    .insert(partnerCommissionLines)
    .values(lines.map(({ goodsId: _goods, ...line }) => ({ ...line, commissionId: `${id}-c` })))
}

type WithdrawalSeed = (typeof WITHDRAWALS)[number]

async function insertWithdrawal(scene: Scene, { id: partnerId, userId, name }: PartnerRow, given: WithdrawalSeed) {
  const { id, amount, daysAgo, state, way } = given
  const createdAt = ago(scene, daysAgo)
  const endedAt = new Date(createdAt.getTime() + 6 * HOUR_MS)
  const { fee, tax } = payoutOf({ ...PARTNER_SETTING, maxAmount: 0, feeRate: 0 }, way, amount)
  const account = {
    promptpay: { account: '0812345678', accountName: name },
    bank: { account: '0312244417', accountName: name, bank: 'KBANK' },
  } as const
  const ended = state === 'waiting' ? {} : { endedAt, staffName: STAFF_NAME }
  const reason = state === 'refused' ? 'The name of the account did not match' : ''
  await scene.tx.insert(partnerWithdrawals).values({
    ...{ id, no: newNumber('W', createdAt), partnerId, amount, fee, tax, way, state, reason, createdAt },
    ...{ ...account[way], ...ended, payBy: new Date(createdAt.getTime() + PARTNER_SETTING.payoutDays * DAY_MS) },
  })
  const out: Booking = { account: 'commission', amount: -amount, kind: 'withdrawal', cause: id }
  const to: Booking = { ...out, account: 'withdrawing', amount }
  await book(scene.tx, userId, [out, to], createdAt)
  if (state === 'waiting') return
  const gone: Booking = { ...to, amount: -amount, kind: state === 'paid' ? 'withdrawalPaid' : 'withdrawalBack' }
  const back: Booking[] = state === 'refused' ? [{ ...gone, account: 'commission', amount }] : []
  await book(scene.tx, userId, [gone, ...back], endedAt)
}

/** A partner whose request is in a file for the bank: earned by one order of a guest. */
async function insertAtBank(scene: Scene, partner: PartnerRow): Promise<void> {
  const { tx, storeId, now } = scene
  const [id, amount, at] = ['tan-order', 400_000, ago(scene, 20)]
  const money = { goodsNum: 1, packAmount: 0, deliveryAmount: 0, serviceAmount: 0, vatAmount: 0, saveAmount: 0 }
  await tx.insert(orders).values({
    ...{ id, orderNo: newNumber('SB', at), userId: FANS[4].id, storeId, type: 3, diningType: 'dineIn', ...money },
    ...{ state: ORDER_STATES.completed.code, businessDay: dayText(dayOf(at)), payType: 'promptpay', paid: true },
    ...{ goodsAmount: amount, payAmount: amount, quote: { ...QUOTE, goodsAmount: amount, payAmount: amount } },
    ...{ createdAt: at, paidAt: at, completedAt: at },
  })
  const earned = { base: amount, rate: PARTNER_SETTING.rate, amount: (amount * PARTNER_SETTING.rate) / 10_000 }
  const commission = {
    id: `${id}-c`,
    partnerId: partner.id,
    level: 1,
    orderId: id,
    fanId: FANS[4].id,
    ...earned,
  } as const
  await tx.insert(partnerCommissions).values({ ...commission, paidAt: at, settleAt: ago(scene, 13) })
  await tx.insert(partnerCommissionLines).values({ ...earned, commissionId: commission.id, lineId: id })
  await settlePartner(tx, partner, now)
  const [file, cause, sum] = ['bank-file-1', 'withdrawal-5', 15_000]
  await tx.insert(partnerBankFiles).values({ id: file, no: newNumber('B', now), staffName: STAFF_NAME, createdAt: now })
  const createdAt = ago(scene, 1)
  await tx.insert(partnerWithdrawals).values({
    ...{
      id: cause,
      no: newNumber('W', createdAt),
      partnerId: partner.id,
      amount: sum,
      fee: 500,
      tax: 450,
      way: 'bank',
    },
    ...{ bank: 'SCB', account: '4051234567', accountName: partner.name, state: 'processing', fileId: file },
    ...{ staffName: STAFF_NAME, createdAt, payBy: new Date(now.getTime() + DAY_MS) },
  })
  const out: Booking = { account: 'commission', amount: -sum, kind: 'withdrawal', cause }
  await book(tx, partner.userId, [out, { ...out, account: 'withdrawing', amount: sum }], createdAt)
}
