import { sql } from 'drizzle-orm'
import { bigint, boolean, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { PAY_MODES, type PayMode } from '../../../../src/contract/inStore/inStoreTable'
import type { WifiNetwork } from '../../../../src/contract/store/store'
import type { DeliveryArea, DiningOffer, SlotRule, SpecialDay, StoreService, WeeklyHours } from '../../columnTypes'
import { key, noText, oneOf, localizedText } from '../columns'

/** Cities and, below them, districts. */
export const regions = pgTable('regions', {
  id: key(),
  parentId: text(),
  name: localizedText().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  sort: integer().notNull().default(0),
})

/** The merchant's restaurants. */
export const stores = pgTable(
  'stores',
  {
    id: key(),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
    /** False until an owner opens a new store: it is closed, and guests do not see it. */
    opened: boolean().notNull().default(true),
    name: localizedText().notNull(),
    shortName: localizedText().notNull(),
    image: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull().default([]),
    address: localizedText().notNull(),
    regionId: text().references(() => regions.id),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    tel: text().notNull().default(''),
    notice: localizedText().notNull().default(noText),
    intro: localizedText().notNull().default(noText),
    hours: jsonb().$type<WeeklyHours[]>().notNull(),
    specialDays: jsonb().$type<SpecialDay[]>().notNull().default([]),
    /** Paused by staff, regardless of the opening hours. */
    paused: boolean().notNull().default(false),
    minutesMin: integer().notNull().default(10),
    minutesMax: integer().notNull().default(20),
    dining: jsonb().$type<DiningOffer[]>().notNull(),
    delivery: jsonb().$type<DeliveryArea>(),
    slots: jsonb().$type<SlotRule>().notNull(),
    /** When a table pays: for each order, or one bill at the end. */
    payMode: text().$type<PayMode>().notNull().default('payFirst'),
    /** Null: no wireless network for guests. */
    wifi: jsonb().$type<WifiNetwork>(),
    services: jsonb().$type<StoreService[]>().notNull().default([]),
    /** Basis points: 1000 is 10 %. */
    serviceRate: integer().notNull().default(0),
    vatRate: integer().notNull().default(0),
    vatIncluded: boolean().notNull().default(true),
    /** Any other tax on the same amount as VAT, always added to the prices. Basis points. */
    taxRate: integer().notNull().default(0),
    /** Recipient of PromptPay payments: a phone number, tax id or e-wallet id, or `biller:` and a biller id; empty disables PromptPay. */
    promptpayId: text().notNull().default(''),
    /** Incremented by every change of the menu. */
    menuVersion: bigint({ mode: 'number' }).notNull().default(0),
    /** Incremented by every edit of staff. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.regionId),
    check('stores_opened', sql`${table.opened} or (${table.paused} and not ${table.shown})`),
    check('stores_pay_mode', oneOf(table.payMode, PAY_MODES)),
    check(
      'stores_rates',
      sql`${table.serviceRate} between 0 and 10000 and ${table.vatRate} between 0 and 10000 and ${table.taxRate} between 0 and 10000`,
    ),
    check('stores_minutes', sql`${table.minutesMin} >= 0 and ${table.minutesMax} >= ${table.minutesMin}`),
    check('stores_place', sql`${table.lat} between -90 and 90 and ${table.lng} between -180 and 180`),
  ],
)
