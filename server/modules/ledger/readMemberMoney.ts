import * as v from 'valibot'
import { integralSetting, writtenForms } from '../../../src/contract/config/forms'
import type { ReadDb } from '../../db/database'
import { fieldsOf } from '../config/formRepository'
import { readSetting, type StoredConfigs } from '../config/settings'
import { balancesAt, balancesOf, moneyIn } from './ledger'

/** The configuration blocks that decide what points and balance may pay. */
export const MEMBER_MONEY_CONFIGS = ['integralSetting', 'storageset'] as const

/** What a member may pay with. */
export interface MemberMoney {
  /** Null while points are switched off or worth nothing. */
  points: { held: number; value: number; maxShare: number; step: number } | null
  /** The balance, satang; null while stored value is switched off. */
  balance: number | null
}

/** Neither points nor the balance pay. */
export const NO_MEMBER_MONEY: MemberMoney = { points: null, balance: null }

/** Who is asked about: guests without an account hold nothing. */
interface Holder {
  userId: string
  member: boolean
}

/** What a member may pay with, by stored configurations. */
export async function memberMoneyOf(
  db: ReadDb,
  { userId, member, now }: Holder & { now: Date },
  configs: StoredConfigs,
): Promise<MemberMoney> {
  const rules = v.parse(integralSetting, fieldsOf(configs.integralSetting))
  const stored = v.parse(writtenForms.storageset, fieldsOf(configs.storageset))
  const pointsPay = rules.on && rules.value > 0 && rules.maxShare > 0
  if (!member || !(pointsPay || stored.on)) return NO_MEMBER_MONEY
  const held = await balancesAt(db, userId, now)
  const { value, maxShare, step } = rules
  return {
    points: pointsPay ? { held: held.points, value, maxShare, step } : null,
    balance: stored.on ? moneyIn(held) : null,
  }
}

/** The balance that a member may pay with, satang; null while stored value is switched off. */
export async function readMemberBalance(db: ReadDb, holder: Holder): Promise<number | null> {
  const { on } = await readSetting(db, 'storageset', writtenForms.storageset)
  return on && holder.member ? moneyIn(await balancesOf(db, holder.userId)) : null
}
