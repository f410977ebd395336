import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, key, localizedText, notNegative, oneOf, satang, version } from '../columns'
import { GIFT_STATES, giftColumns } from './gifts'
import { users } from '../account/users'

/** Designs that gift cards are sold with. The colours are those of the printed card, from corner to corner, and of its text. */
export const giftCardDesigns = pgTable(
  'gift_card_designs',
  {
    id: key(),
    sort: integer().notNull().default(0),
    category: localizedText().notNull(),
    name: localizedText().notNull(),
    cover: text().notNull().default(''),
    colours: jsonb().$type<{ from: string; to: string; ink: string }>().notNull(),
    onSale: boolean().notNull().default(true),
    /** Values to choose from, satang. */
    faceValues: jsonb().$type<number[]>().notNull(),
    /** The least and the most of an amount that the buyer enters; null when there is no choice but `faceValues`. */
    minAmount: satang(),
    maxAmount: satang(),
    /** How long a card can be used after it was bought. */
    validDays: integer().notNull().default(365),
    version: version(),
  },
  (table) => [
    index().on(table.sort),
    check('gift_card_designs_valid', sql`${table.validDays} > 0`),
    check(
      'gift_card_designs_amounts',
      sql`(${table.minAmount} is null) = (${table.maxAmount} is null) and (${table.minAmount} is null or ${table.minAmount} between 1 and ${table.maxAmount})`,
    ),
  ],
)
export type GiftCardDesign = typeof giftCardDesigns.$inferSelect

/** Gift cards that are bought: each has the id of its purchase, which has its buyer, amount and state. */
export const giftCardOrders = pgTable('gift_card_orders', {
  id: key(),
  designId: text()
    .notNull()
    .references(() => giftCardDesigns.id),
  message: text().notNull().default(''),
})
export type GiftCardOrder = typeof giftCardOrders.$inferSelect

/** `gifting`: it waits in a link to be claimed. `cancelled`: its money went back, or its owner's account was removed. */
const GIFT_CARD_STATES = ['active', 'gifting', 'cancelled'] as const

/** Gift cards. The code is derived from the server's secret, the id and the version; only its keyed hash is stored. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: key(),
    /** Printed on the card. */
    no: text().notNull().unique(),
    designId: text()
      .notNull()
      .references(() => giftCardDesigns.id),
    /** The purchase that bought it; null when the merchant issued it. */
    orderId: text()
      .unique()
      .references(() => giftCardOrders.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    faceValue: satang().notNull(),
    /** The sum of its entries. */
    balance: satang().notNull(),
    state: text().$type<(typeof GIFT_CARD_STATES)[number]>().notNull().default('active'),
    message: text().notNull().default(''),
    /** Counted up with each new owner: older codes are worth nothing. */
    version: smallint().notNull().default(0),
    codeHash: text().notNull().unique(),
    issuedAt: instant().notNull(),
    /** Since when its owner has it. */
    ownedAt: instant().notNull(),
    expireAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.expireAt),
    check('gift_cards_state', oneOf(table.state, GIFT_CARD_STATES)),
    check('gift_cards_amounts', notNegative(table.balance)),
    check('gift_cards_face', sql`${table.faceValue} > 0 and ${table.balance} <= ${table.faceValue}`),
  ],
)
export type GiftCard = typeof giftCards.$inferSelect

/** Why a card changes, and what the cause of an entry names. */
export const GIFT_CARD_ENTRY_KINDS = [
  /** Cause: the card. */
  'issued',
  /** Spent on a purchase, and given back. Cause: the payment, and the refund. */
  'payment',
  'refund',
  /** Spent at the till, and given back. Cause: the use (`till_redemptions`). */
  'till',
  'tillUndone',
  /** Has another owner, of 0. Cause: the gift, or the hash of the redeemed code. */
  'moved',
  /** Its money went back to the buyer. Cause: the purchase. */
  'cancelled',
  /** Given up with the account. Cause: the card. */
  'removed',
] as const
export type GiftCardEntryKind = (typeof GIFT_CARD_ENTRY_KINDS)[number]

/** Every change of a card. Entries are added and never changed: a trigger refuses updates and deletions. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cardId: text()
      .notNull()
      .references(() => giftCards.id),
    /** Signed satang. */
    amount: satang().notNull(),
    kind: text().$type<GiftCardEntryKind>().notNull(),
    cause: text().notNull(),
    balanceAfter: satang().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.cardId, table.id),
    unique('gift_card_entries_once').on(table.kind, table.cause),
    check('gift_card_entries_kind', oneOf(table.kind, GIFT_CARD_ENTRY_KINDS)),
    check('gift_card_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** Gifts of whole cards by a link. At most one of a card waits. */
export const giftCardGifts = pgTable(
  'gift_card_gifts',
  {
    ...giftColumns(),
    cardId: text()
      .notNull()
      .references(() => giftCards.id),
    /** What the card was worth when it was given. */
    amount: satang().notNull(),
  },
  (table) => [
    uniqueIndex('gift_card_gifts_one_waits')
      .on(table.cardId)
      .where(sql`${table.state} = 'gifting'`),
    index().on(table.giverId, table.createdAt),
    index().on(table.receiverId, table.createdAt),
    index()
      .on(table.expireAt)
      .where(sql`${table.state} = 'gifting'`),
    check('gift_card_gifts_state', oneOf(table.state, GIFT_STATES)),
    check('gift_card_gifts_receiver', sql`(${table.state} = 'gifted') = (${table.receiverId} is not null)`),
    check('gift_card_gifts_amount', notNegative(table.amount)),
  ],
)
export type GiftCardGift = typeof giftCardGifts.$inferSelect
