import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { BANKS, type Bank, PAYOUT_WAYS, type PayoutWay } from '../../../../src/contract/constants/partner'
import { PARTNER_STATE_NAMES, type PartnerStateName } from '../../../../src/domain/partner/partnerState'
import {
  OPEN_WITHDRAWAL_STATES,
  WITHDRAWAL_STATE_NAMES,
  type WithdrawalStateName,
} from '../../../../src/domain/partner/withdrawalState'
import { instant, key, notNegative, oneOf, satang, version } from '../columns'
import { orders } from '../orders/orders'
import { users } from '../account/users'

/** Members who have applied to be distributors, one application each. What they may withdraw lies in the ledger. */
export const partners = pgTable(
  'partners',
  {
    id: key(),
    userId: text()
      .notNull()
      .unique()
      .references(() => users.id),
    /** What the link of the partner names. */
    code: text().notNull().unique(),
    state: text().$type<PartnerStateName>().notNull().default('pending'),
    name: text().notNull(),
    /** Answers by the key of their question. */
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The version of the terms that were agreed to. */
    termsVersion: text().notNull().default(''),
    /** Why staff refused or froze. */
    reason: text().notNull().default(''),
    staffName: text().notNull().default(''),
    appliedAt: instant().notNull(),
    decidedAt: instant(),
    /** Frozen partners cannot withdraw either. */
    holdsMoney: boolean().notNull().default(false),
    /** What refunds took back that was withdrawn already: later commissions pay it. Satang. */
    owed: satang().notNull().default(0),
    version: version(),
  },
  (table) => [
    index().on(table.state, table.appliedAt),
    check('partners_state', oneOf(table.state, PARTNER_STATE_NAMES)),
    check('partners_owed', notNegative(table.owed)),
  ],
)
export type PartnerRow = typeof partners.$inferSelect

const ofPartner = () =>
  text()
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' })

/** Whose orders count for which partner, until when. The key makes sure that a user is the fan of one partner only. */
export const partnerFans = pgTable(
  'partner_fans',
  {
    userId: key().references(() => users.id, { onDelete: 'cascade' }),
    partnerId: ofPartner(),
    boundAt: instant().notNull(),
    /** Exclusive. */
    endsAt: instant().notNull(),
    /** The device and the keyed hash of the network address of the visit, for the list of odd patterns. */
    deviceId: text().notNull(),
    addressKey: text(),
  },
  (table) => [
    index().on(table.partnerId, table.boundAt),
    index().on(table.addressKey, table.boundAt),
    check('partner_fans_ends', sql`${table.endsAt} > ${table.boundAt}`),
  ],
)
export type PartnerFanRow = typeof partnerFans.$inferSelect

/** What a partner earns by an order, at most once for each level. Amounts in satang. */
export const partnerCommissions = pgTable(
  'partner_commissions',
  {
    id: key(),
    partnerId: ofPartner(),
    level: smallint().$type<1 | 2>().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    /** Who ordered; null when the account was removed. */
    fanId: text().references(() => users.id, { onDelete: 'set null' }),
    base: satang().notNull(),
    /** Basis points; null when its lines have different ones. */
    rate: integer(),
    amount: satang().notNull(),
    /** What refunds have taken back. */
    reversed: satang().notNull().default(0),
    /** What the ledger holds of it: nothing until it is released, then the amount without what was taken back. */
    booked: satang().notNull().default(0),
    paidAt: instant().notNull(),
    /** The end of the refund window; null until the order is completed. */
    settleAt: instant(),
  },
  (table) => [
    unique('partner_commissions_once').on(table.orderId, table.level),
    index().on(table.partnerId, table.paidAt),
    index().on(table.fanId),
    // What a job releases or takes back.
    index('partner_commissions_due')
      .on(table.settleAt)
      .where(sql`${table.booked} <> ${table.amount} - ${table.reversed}`),
    check('partner_commissions_level', oneOf(table.level, [1, 2])),
    check('partner_commissions_amounts', notNegative(table.base, table.amount)),
    check('partner_commissions_reversed', sql`${table.reversed} between 0 and ${table.amount}`),
    check('partner_commissions_booked', sql`${table.booked} between 0 and ${table.amount}`),
  ],
)
export type CommissionRow = typeof partnerCommissions.$inferSelect

/** The lines of the order that a commission adds up. A bill has no dishes: its line has the id of the order. */
export const partnerCommissionLines = pgTable(
  'partner_commission_lines',
  {
    commissionId: text()
      .notNull()
      .references(() => partnerCommissions.id, { onDelete: 'cascade' }),
    lineId: text().notNull(),
    base: satang().notNull(),
    rate: integer().notNull(),
    amount: satang().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commissionId, table.lineId] }),
    check('partner_commission_lines_amounts', notNegative(table.base, table.rate, table.amount)),
  ],
)

/** Files for the bank: what they hold follows from their withdrawals. */
export const partnerBankFiles = pgTable('partner_bank_files', {
  id: key(),
  no: text().notNull().unique(),
  staffName: text().notNull(),
  createdAt: instant().notNull(),
})

/** Withdrawals of partners. Amounts in satang. */
export const partnerWithdrawals = pgTable(
  'partner_withdrawals',
  {
    id: key(),
    no: text().notNull().unique(),
    partnerId: ofPartner(),
    amount: satang().notNull(),
    fee: satang().notNull(),
    tax: satang().notNull(),
    way: text().$type<PayoutWay>().notNull(),
    bank: text().$type<Bank>(),
    account: text().notNull().default(''),
    accountName: text().notNull().default(''),
    state: text().$type<WithdrawalStateName>().notNull().default('waiting'),
    fileId: text().references(() => partnerBankFiles.id),
    /** Of the transfer, as the bank names it. */
    reference: text().notNull().default(''),
    reason: text().notNull().default(''),
    staffName: text().notNull().default(''),
    createdAt: instant().notNull(),
    payBy: instant().notNull(),
    endedAt: instant(),
    /** It came with an account that was merged into its owner's: it may be open beside another one. */
    merged: boolean().notNull().default(false),
    version: version(),
  },
  (table) => [
    index().on(table.partnerId, table.createdAt),
    index().on(table.state, table.createdAt),
    index().on(table.fileId),
    uniqueIndex('partner_withdrawals_one_open')
      .on(table.partnerId)
      .where(sql`${oneOf(table.state, OPEN_WITHDRAWAL_STATES)} and not ${table.merged}`),
    check('partner_withdrawals_state', oneOf(table.state, WITHDRAWAL_STATE_NAMES)),
    check('partner_withdrawals_way', oneOf(table.way, PAYOUT_WAYS)),
    check('partner_withdrawals_bank', oneOf(table.bank, BANKS)),
    check('partner_withdrawals_amounts', notNegative(table.fee, table.tax)),
    check('partner_withdrawals_arrives', sql`${table.amount} > ${table.fee} + ${table.tax}`),
    check(
      'partner_withdrawals_ended',
      sql`(${table.endedAt} is not null) = ${oneOf(table.state, ['paid', 'refused'])}`,
    ),
  ],
)
export type WithdrawalRow = typeof partnerWithdrawals.$inferSelect
