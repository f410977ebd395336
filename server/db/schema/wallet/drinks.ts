import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  DRINK_CATEGORIES,
  DRINK_LOG_ACTIONS,
  type DrinkCategory,
  type DrinkLogAction,
  type DrinkUnit,
  type StorageKind,
} from '../../../../src/contract/inStore/drinks'
import { FULL_LEVEL } from '../../../../src/domain/drink/drinkRules'
import { DRINK_STATE_NAMES, type DrinkStateName } from '../../../../src/domain/drink/drinkState'
import type { Translations } from '../../columnTypes'
import { instant, key, localizedText, notNegative, oneOf, version } from '../columns'
import { GIFT_STATES, giftColumns } from './gifts'
import { stores } from '../store/stores'
import { users } from '../account/users'

const KINDS: readonly StorageKind[] = ['sealed', 'opened']
const kind = () => text().$type<StorageKind>()
const amounts = (left: unknown, amount: unknown) => sql`${left} between 0 and ${amount}`

/** Drinks that stores keep for members. They stay without their owner when the account is removed: the bottle still stands there. */
export const keptDrinks = pgTable(
  'kept_drinks',
  {
    id: key(),
    /** Of the label; a drink that was transferred and the one of its receiver share it. */
    no: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    storeId: text()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    category: text().$type<DrinkCategory>().notNull(),
    name: localizedText().notNull(),
    kind: kind().notNull(),
    /** What was kept, and what is left: pieces of a sealed drink, percent of an opened one. */
    amount: integer().notNull(),
    left: integer().notNull(),
    unit: text().$type<DrinkUnit>().notNull().default('bottle'),
    /** Millilitres of one piece; 0 when unknown. */
    volume: integer().notNull().default(0),
    cabinet: text().notNull(),
    image: text().notNull().default(''),
    imageAt: instant(),
    state: text().$type<DrinkStateName>().notNull().default('stored'),
    storedAt: instant().notNull(),
    /** Its end, exclusive. */
    expireAt: instant().notNull(),
    timesExtended: integer().notNull().default(0),
    /** When its owner was told that it ends soon. */
    remindedAt: instant(),
    orderNo: text().notNull().default(''),
    staffName: text().notNull(),
    remark: text().notNull().default(''),
    /** How it was before it was taken out whole: never more is kept again. */
    takenKind: kind(),
    takenLeft: integer(),
    /** The code by which it is handed out, and until when. */
    takeCode: text(),
    codeUntil: instant(),
    /** The transfer in which it waits. */
    giftId: text(),
    lockedUntil: instant(),
    version: version(),
  },
  (table) => [
    uniqueIndex('kept_drinks_no')
      .on(table.no)
      .where(sql`${table.state} <> 'transferred'`),
    uniqueIndex('kept_drinks_code').on(table.takeCode),
    index().on(table.userId, table.expireAt),
    index().on(table.storeId, table.expireAt),
    check('kept_drinks_category', oneOf(table.category, DRINK_CATEGORIES)),
    check('kept_drinks_kind', oneOf(table.kind, KINDS)),
    check('kept_drinks_state', oneOf(table.state, DRINK_STATE_NAMES)),
    check('kept_drinks_left', amounts(table.left, table.amount)),
    check('kept_drinks_level', sql`${table.kind} <> 'opened' or ${table.amount} = ${sql.raw(String(FULL_LEVEL))}`),
    check('kept_drinks_counts', notNegative(table.volume, table.timesExtended)),
    check('kept_drinks_code_until', sql`(${table.takeCode} is null) = (${table.codeUntil} is null)`),
    check('kept_drinks_locked', sql`(${table.giftId} is null) = (${table.lockedUntil} is null)`),
    check('kept_drinks_one_way', sql`${table.giftId} is null or ${table.takeCode} is null`),
  ],
)
export type KeptDrink = typeof keptDrinks.$inferSelect

/** Log of changes of stored drinks. */
export const drinkLogs = pgTable(
  'drink_logs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    drinkId: text()
      .notNull()
      .references(() => keptDrinks.id, { onDelete: 'cascade' }),
    action: text().$type<DrinkLogAction>().notNull(),
    kind: kind().notNull(),
    change: integer().notNull(),
    left: integer().notNull(),
    at: instant().notNull(),
    staffName: text().notNull().default(''),
    remark: text().notNull().default(''),
    image: text().notNull().default(''),
    /** Of an extension: the new end. */
    expireAt: instant(),
  },
  (table) => [
    index().on(table.drinkId, table.id),
    check('drink_logs_action', oneOf(table.action, DRINK_LOG_ACTIONS)),
    check('drink_logs_kind', oneOf(table.kind, KINDS)),
    check('drink_logs_left', notNegative(table.left)),
  ],
)
export type DrinkLog = typeof drinkLogs.$inferSelect

/** Transfers of drinks by a link. */
export const drinkGifts = pgTable(
  'drink_gifts',
  {
    ...giftColumns(),
    drinkId: text()
      .notNull()
      .references(() => keptDrinks.id, { onDelete: 'cascade' }),
    /** The drink of the receiver, once it is claimed. */
    receivedId: text().references(() => keptDrinks.id, { onDelete: 'set null' }),
    /** What the link tells, whatever becomes of the drink. */
    category: text().$type<DrinkCategory>().notNull(),
    storeName: jsonb().$type<Translations>().notNull(),
  },
  (table) => [
    index().on(table.giverId),
    index().on(table.receiverId),
    index()
      .on(table.expireAt)
      .where(sql`${table.state} = 'gifting'`),
    uniqueIndex('drink_gifts_one_waiting')
      .on(table.drinkId)
      .where(sql`${table.state} = 'gifting'`),
    check('drink_gifts_state', oneOf(table.state, GIFT_STATES)),
    check('drink_gifts_receiver', sql`(${table.state} = 'gifted') = (${table.receiverId} is not null)`),
    check('drink_gifts_ended', sql`(${table.state} = 'gifting') = (${table.endedAt} is null)`),
  ],
)
export type DrinkGiftRow = typeof drinkGifts.$inferSelect
