import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, oneOf } from '../columns'
import { users } from '../account/users'

/**
 * Accounts of a member. `paidIn` is money that the member paid in, `bonus` is money that the merchant added: together they are
 * the balance, in satang. Points and growth value are integers. `commission` is the amount that a partner can withdraw,
 * `withdrawing` is the amount that is being paid out.
 */
export const LEDGER_ACCOUNTS = ['paidIn', 'bonus', 'points', 'growth', 'commission', 'withdrawing'] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** Why an account changes, and what the cause of an entry names. */
export const LEDGER_KINDS = [
  /** Held before there was a ledger. Cause: the user. */
  'opening',
  /** Earned by a completed order, and taken back when its money goes back. Cause: the order; of a part, with the sum that went back. */
  'earned',
  'earnedBack',
  /** Spent on a purchase, and given back. Cause of money: the payment, and the refund; of points: the purchase. */
  'payment',
  'refund',
  /** Bought, as stored value or with a gift card. Cause: the purchase. */
  'topUp',
  /** A top-up that was refunded. Cause: the purchase. */
  'topUpBack',
  /**
   * Given by the merchant: sign-in, birthday, level, invitation; one of an invitation may be taken back. Cause: the occasion and the user,
   * or the reward.
   */
  'reward',
  /** An exchange code or gift card. Cause: the code. */
  'redeemed',
  /** Booked by staff. Cause: the booking. */
  'adjustment',
  /** Not used in time. Cause: the lot of points, and its end. */
  'expired',
  /** Earned as a partner, and taken back after a refund. Cause: the commission; of what is taken back, with the sum that is. */
  'commission',
  'commissionBack',
  /** Withdrawn by a partner: asked for, paid out, refused. Cause: the withdrawal. */
  'withdrawal',
  'withdrawalPaid',
  'withdrawalBack',
  /** Moved to the account that this one was merged into. Cause: the merged user. */
  'mergedOut',
  'mergedIn',
  /** Given up with the account. Cause: the user. */
  'removed',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

const amount = () => bigint({ mode: 'number' })

/**
 * Every change of an account. Entries are added and never changed: a trigger refuses updates and deletions. An account has one entry
 * for each kind and cause, so nothing is booked twice.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id),
    account: text().$type<LedgerAccount>().notNull(),
    /** Signed. */
    amount: amount().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** The id of what caused it; which one depends on the kind. */
    cause: text().notNull(),
    balanceAfter: amount().notNull(),
    /** What could not be taken, because the member does not have it any more. */
    short: amount().notNull().default(0),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.account, table.id),
    index().on(table.at),
    unique('ledger_entries_once').on(table.account, table.kind, table.cause),
    check('ledger_entries_account', oneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_entries_kind', oneOf(table.kind, LEDGER_KINDS)),
    check('ledger_entries_balance', sql`${table.balanceAfter} >= 0`),
  ],
)

/** The sum of the entries of each account, written with each entry. A missing row is 0. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    account: text().$type<LedgerAccount>().notNull(),
    balance: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.account] }),
    check('ledger_balances_account', oneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_balances_balance', sql`${table.balance} >= 0`),
  ],
)
