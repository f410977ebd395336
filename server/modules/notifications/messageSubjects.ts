import { and, asc, eq } from 'drizzle-orm'
import type { Occasion } from '../../../src/contract/config/config'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { couponGiftItems, couponGifts, couponTemplates, userCoupons } from '../../db/schema/coupons/coupons'
import { drinkGifts, keptDrinks } from '../../db/schema/wallet/drinks'
import { giftCardGifts } from '../../db/schema/wallet/giftCards'
import type { GuestMessage, MessageSubject, MessageVariable } from '../../db/schema/settings/guestMessages'
import { partnerWithdrawals } from '../../db/schema/members/partners'
import { pointLots } from '../../db/schema/wallet/pointLots'
import { orders } from '../../db/schema/orders/orders'
import { queueTickets } from '../../db/schema/inStore/queue'
import { reservations } from '../../db/schema/inStore/reservations'
import { stores } from '../../db/schema/store/stores'
import type { Translations } from '../../db/columnTypes'
import { inLocale } from '../../db/translations'
import { translate } from '../../messages/messages'
import { readMerchantTexts } from '../config/merchantTexts'
import { nicknamesOf } from '../gifts/giftState'

/** Texts by variable; a variable that the subject does not have is missing. */
export type MessageValues = Partial<Record<MessageVariable, string>>

/** What a message tells: the page that shows more (a specified path with its query), and its texts in a language. */
export interface MessageContent {
  page: string
  valuesIn(locale: Locale): MessageValues
}

type QueuedMessage = Pick<GuestMessage, 'subjectId' | 'occasion' | 'happenedAt' | 'locale' | 'userId'>
type Reader = (db: ReadDb, message: QueuedMessage) => Promise<MessageContent | undefined>

/** The page of an order that tells more of an event than the order's own. */
const PAGES_OF: Partial<Record<Occasion, string>> = { refundAnswered: 'refunddl', feedbackAnswered: 'feedback' }

const readOrder: Reader = async (db, { subjectId: orderId, occasion, locale }) => {
  const [found] = await db
    .select({ order: orders, storeName: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(eq(orders.id, orderId))
  if (!found) return undefined
  const { order, storeName } = found
  const { money } = await readMerchantTexts(db, locale)
  return {
    page: `/pages/order/${(occasion && PAGES_OF[occasion]) ?? 'detail'}?orderId=${orderId}`,
    valuesIn: (language) => ({
      orderNo: order.orderNo,
      store: inLocale(storeName, language),
      pickupNo: order.pickupNo ?? '',
      amount: money(order.payAmount),
    }),
  }
}

const readCouponGift: Reader = async (db, { subjectId, occasion }) => {
  const [gift] = await db.select().from(couponGifts).where(eq(couponGifts.id, subjectId))
  if (!gift) return undefined
  const names = await db
    .select({ name: couponTemplates.name })
    .from(couponGiftItems)
    .innerJoin(couponTemplates, eq(couponTemplates.id, couponGiftItems.templateId))
    .where(eq(couponGiftItems.giftId, subjectId))
    .orderBy(asc(couponGiftItems.no))
  const person = (await nicknamesOf(db, [gift.receiverId]))(gift.receiverId)
  return {
    page: `/pages/other/coupon/${occasion === 'giftReturned' ? 'couponList' : 'hisCoupon?tab=gifts'}`,
    valuesIn: (language) => ({ item: couponsText(names, language), person }),
  }
}

const readGiftCardGift: Reader = async (db, { subjectId, occasion, locale }) => {
  const [gift] = await db.select().from(giftCardGifts).where(eq(giftCardGifts.id, subjectId))
  if (!gift) return undefined
  const amount = (await readMerchantTexts(db, locale)).money(gift.amount)
  const person = (await nicknamesOf(db, [gift.receiverId]))(gift.receiverId)
  return {
    page: `/pages/other/giftCard/${occasion === 'giftReturned' ? 'cardList?tab=mine' : 'hisCard'}`,
    valuesIn: (language) => ({ item: translate(language, 'notice.giftCard', { amount }), person, amount }),
  }
}

/** The coupons that a member was reminded of at the time of the message. */
const readCoupons: Reader = async (db, { userId, happenedAt }) => {
  if (!happenedAt) return undefined
  const ending = await db
    .select({ name: couponTemplates.name, endAt: userCoupons.endAt })
    .from(userCoupons)
    .innerJoin(couponTemplates, eq(couponTemplates.id, userCoupons.templateId))
    .where(and(eq(userCoupons.userId, userId), eq(userCoupons.remindedAt, happenedAt)))
    .orderBy(asc(userCoupons.endAt), asc(userCoupons.id))
  const [first] = ending
  if (!first) return undefined
  return {
    page: '/pages/other/coupon/couponList',
    valuesIn: (language) => ({ item: couponsText(ending, language), until: lastMinute(first.endAt) }),
  }
}

/** The points that a member was reminded of at the time of the message. */
const readPoints: Reader = async (db, { userId, happenedAt, locale }) => {
  const marked = happenedAt && and(eq(pointLots.userId, userId), eq(pointLots.remindedAt, happenedAt))
  const lots = marked ? await db.select().from(pointLots).where(marked).orderBy(asc(pointLots.expireAt)) : []
  const count = lots.reduce((sum, { remaining }) => sum + remaining, 0)
  const first = lots[0]?.expireAt
  if (!first || count === 0) return undefined
  const { points } = await readMerchantTexts(db, locale)
  return {
    page: '/pages/my/integral/my-integral',
    valuesIn: (language) => ({
      item: translate(language, 'notice.points', { count, points }),
      until: lastMinute(first),
    }),
  }
}

const readQueueTicket: Reader = async (db, { subjectId: id }) => {
  const [found] = await db
    .select({ ticket: queueTickets, storeName: stores.name })
    .from(queueTickets)
    .innerJoin(stores, eq(stores.id, queueTickets.storeId))
    .where(eq(queueTickets.id, id))
  if (!found) return undefined
  const { number, graceUntil } = found.ticket
  return {
    page: `/pages/my/lineup/pdxq?id=${id}`,
    valuesIn: (language) => {
      const store = inLocale(found.storeName, language)
      return { item: `${number} · ${store}`, store, pickupNo: number, until: graceUntil ? momentText(graceUntil) : '' }
    },
  }
}

/** Messages about kept bottles name no alcohol: they tell where it is kept and until when. */
const readDrink: Reader = async (db, { subjectId: id }) => {
  const [found] = await db
    .select({ expireAt: keptDrinks.expireAt, storeName: stores.name })
    .from(keptDrinks)
    .innerJoin(stores, eq(stores.id, keptDrinks.storeId))
    .where(eq(keptDrinks.id, id))
  if (!found) return undefined
  return {
    page: `/pages/order/storage/detail?id=${id}`,
    valuesIn: (language) => ({
      item: translate(language, 'notice.keptDrink'),
      store: inLocale(found.storeName, language),
      until: lastMinute(found.expireAt),
    }),
  }
}

const readDrinkGift: Reader = async (db, { subjectId, occasion }) => {
  const [gift] = await db.select().from(drinkGifts).where(eq(drinkGifts.id, subjectId))
  if (!gift) return undefined
  const person = (await nicknamesOf(db, [gift.receiverId]))(gift.receiverId)
  return {
    page: `/pages/order/storage/${occasion === 'giftReturned' ? `detail?id=${gift.drinkId}` : 'list?tab=taken'}`,
    valuesIn: (language) => ({ item: translate(language, 'notice.keptDrink'), person }),
  }
}

const readReservation: Reader = async (db, { subjectId: id }) => {
  const [found] = await db
    .select({ booking: reservations, storeName: stores.name })
    .from(reservations)
    .innerJoin(stores, eq(stores.id, reservations.storeId))
    .where(eq(reservations.id, id))
  if (!found) return undefined
  const { code, people, start } = found.booking
  return {
    page: `/pages/other/reserve/yyxq?id=${id}`,
    valuesIn: (language) => {
      const store = inLocale(found.storeName, language)
      const item = translate(language, 'notice.reservation', { store, count: people, time: momentText(start) })
      return { item, store, orderNo: code, pickupNo: code, until: momentText(start) }
    },
  }
}

const readPartner: Reader = () => Promise.resolve({ page: '/pages/order/distribution/sqfx', valuesIn: () => ({}) })

const readWithdrawal: Reader = async (db, { subjectId: id, locale }) => {
  const [row] = await db.select().from(partnerWithdrawals).where(eq(partnerWithdrawals.id, id))
  if (!row) return undefined
  const amount = (await readMerchantTexts(db, locale)).money(row.amount)
  return { page: '/pages/order/distribution/txmx', valuesIn: () => ({ amount }) }
}

const readSignIn: Reader = () =>
  Promise.resolve({
    page: '/pages/my/signin/index',
    valuesIn: (language: Locale) => ({ item: translate(language, 'notice.dailySignIn') }),
  })

/** Reads what a message of each kind tells; undefined when its subject is gone. */
const READERS: Record<MessageSubject, Reader> = {
  order: readOrder,
  couponGift: readCouponGift,
  giftCardGift: readGiftCardGift,
  coupons: readCoupons,
  queueTicket: readQueueTicket,
  drink: readDrink,
  drinkGift: readDrinkGift,
  reservation: readReservation,
  signIn: readSignIn,
  partner: readPartner,
  withdrawal: readWithdrawal,
  points: readPoints,
}

/** What a queued message tells; undefined when its subject is gone. */
export async function readContent(db: ReadDb, message: GuestMessage): Promise<MessageContent | undefined> {
  const { subject, standing, happenedAt } = message
  if (!standing || !happenedAt) return undefined
  const content = await READERS[subject](db, message)
  return (
    content && {
      page: content.page,
      valuesIn: (locale) => ({
        state: translate(locale, standing),
        time: momentText(happenedAt),
        ...content.valuesIn(locale),
      }),
    }
  )
}

/** The name of one coupon, or how many they are. */
function couponsText(coupons: readonly { name: Translations }[], locale: Locale): string {
  const [first] = coupons
  if (first && coupons.length === 1) return inLocale(first.name, locale)
  return translate(locale, 'notice.coupons', { count: coupons.length })
}

/** The last minute before an end: midnight is written as the day before. */
const lastMinute = (end: Date) => momentText(new Date(end.getTime() - 1))

/** `2026-11-21 22:05` in the stores. */
const momentText = (at: Date) => isoText(at).slice(0, 16).replace('T', ' ')
