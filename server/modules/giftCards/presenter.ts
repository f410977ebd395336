import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { GiftCardDesignView, GiftCardDetail, GiftCardView } from '../../../src/contract/wallet/giftCard'
import type { Locale } from '../../../src/contract/fields'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import {
  type GiftCard,
  type GiftCardDesign,
  giftCardDesigns,
  giftCardEntries,
  type GiftCardGift,
  giftCardGifts,
} from '../../db/schema/wallet/giftCards'
import { payments, refunds } from '../../db/schema/payments/payments'
import { purchases } from '../../db/schema/payments/purchases'
import { tillRedemptions } from '../../db/schema/staff/staff'
import { stores } from '../../db/schema/store/stores'
import { users } from '../../db/schema/account/users'
import { inLocale } from '../../db/translations'
import { cardAt, waitingGifts } from '../ledger/heldCards'

/** The viewer, the language and the time. */
export interface Viewer {
  locale: Locale
  now: Date
}

/** A design as guests see it. */
export function designOf({ id, category, name, cover, colours }: GiftCardDesign, locale: Locale): GiftCardDesignView {
  return { id, category: inLocale(category, locale), name: inLocale(name, locale), cover, colours }
}

/** The designs of cards, by id. */
export async function designsOf(db: ReadDb, ids: readonly string[]): Promise<(id: string) => GiftCardDesign> {
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(giftCardDesigns)
          .where(inArray(giftCardDesigns.id, [...ids]))
      : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const design = byId.get(id)
    if (!design) throw new Error(`design ${id} is gone`)
    return design
  }
}

/** Cards as their owner sees them. */
export async function cardViews(
  db: ReadDb,
  cards: readonly GiftCard[],
  { locale, now }: Viewer,
): Promise<GiftCardView[]> {
  const ids = cards.map(({ id }) => id)
  const designs = await designsOf(
    db,
    cards.map(({ designId }) => designId),
  )
  const waiting = await waitingGifts(db, ids)
  const givers = await giversOf(db, ids)
  return cards.map((row) => {
    const gift = waiting.get(row.id)
    const card = cardAt(row, gift, now)
    const { id, no, faceValue, balance, message, ownedAt, expireAt } = card
    const state = stateOf(card, now)
    return {
      ...{ id, no, faceValue, balance, state, message },
      design: designOf(designs(card.designId), locale),
      from: givers.get(`${id} ${card.userId}`) ?? '',
      ownedAt: isoText(ownedAt),
      expireAt: isoText(expireAt),
      returnsAt: state === 'gifting' && gift ? isoText(gift.expireAt) : null,
    }
  })
}

function stateOf({ state, balance, faceValue, expireAt }: GiftCard, now: Date): GiftCardView['state'] {
  if (state !== 'active') return state
  if (balance === 0) return 'usedUp'
  if (expireAt <= now) return 'expired'
  return balance < faceValue ? 'inUse' : 'unused'
}

/** The nickname of who has given a card to whom, by card and receiver. */
async function giversOf(db: ReadDb, cardIds: readonly string[]): Promise<Map<string, string>> {
  if (cardIds.length === 0) return new Map()
  const claimed = and(inArray(giftCardGifts.cardId, [...cardIds]), eq(giftCardGifts.state, 'gifted'))
  const rows = await db
    .select({ cardId: giftCardGifts.cardId, receiverId: giftCardGifts.receiverId, name: users.nickname })
    .from(giftCardGifts)
    .innerJoin(users, eq(users.id, giftCardGifts.giverId))
    .where(claimed)
    .orderBy(giftCardGifts.endedAt)
  return new Map(rows.map(({ cardId, receiverId, name }) => [`${cardId} ${receiverId ?? ''}`, name]))
}

/** The changes of a card since its owner has it, newest first. */
export async function recordsOf(
  db: ReadDb,
  { id, ownedAt }: GiftCard,
  locale: Locale,
): Promise<GiftCardDetail['records']> {
  const { kind, cause } = giftCardEntries
  const paid = db
    .select({ cause: payments.id, no: purchases.no })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
  const ofPayment = paid.as('of_payment')
  const ofRefund = db
    .select({ cause: refunds.id, no: purchases.no })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .as('of_refund')
  const isTill = inArray(kind, ['till', 'tillUndone'])
  const rows = await db
    .select({ entry: giftCardEntries, payment: ofPayment.no, refund: ofRefund.no, storeName: stores.name })
    .from(giftCardEntries)
    .leftJoin(ofPayment, and(eq(kind, 'payment'), eq(ofPayment.cause, cause)))
    .leftJoin(ofRefund, and(eq(kind, 'refund'), eq(ofRefund.cause, cause)))
    .leftJoin(tillRedemptions, and(isTill, eq(tillRedemptions.id, cause)))
    .leftJoin(stores, eq(stores.id, tillRedemptions.storeId))
    .where(and(eq(giftCardEntries.cardId, id), gte(giftCardEntries.at, ownedAt)))
    .orderBy(desc(giftCardEntries.id))
  return rows.map(({ entry, payment, refund, storeName }) => ({
    ...{ id: entry.id, kind: entry.kind, amount: entry.amount },
    orderNo: payment ?? refund ?? '',
    storeName: storeName ? inLocale(storeName, locale) : '',
    at: isoText(entry.at),
  }))
}

/** The gift that a card waits in, as its giver sees it. */
export function waitingGiftOf(gift: GiftCardGift | undefined): GiftCardDetail['gift'] {
  return gift ? { id: gift.id, token: gift.token, message: gift.message, expireAt: isoText(gift.expireAt) } : null
}
