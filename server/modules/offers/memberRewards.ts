import * as v from 'valibot'
import type { AuditAction } from '../../../console/contract/auditActions'
import type { BirthdayFields, RewardFields, SignInFields } from '../../../console/contract/memberReward'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { advisoryLock } from '../../db/locks'
import { recordAudit, type Staff } from '../audit/audit'
import { configBlock, readConfig, writeConfig } from '../config/configService'
import { fieldsOf } from '../config/formRepository'
import { signInRules } from '../dailySignIn/rules'
import { birthdayRule } from '../memberGifts/rules'
import { refuseFields } from './edited'
import { unknownTemplates } from './templates'

/** A setting as staff see it, with the hash of what is stored. */
export type Revised<T> = T & { revision: string }

interface EditedSetting<T> {
  ident: string
  action: AuditAction
  read(stored: object): T
}

const SIGN_IN: EditedSetting<SignInFields> = {
  ident: 'signInSetting',
  action: 'signIn.update',
  read: (stored) => v.parse(signInRules, stored),
}

const BIRTHDAY: EditedSetting<BirthdayFields> = {
  ident: 'birthdayGift',
  action: 'birthdayGift.update',
  read: (stored) => ({ ...v.parse(birthdayRule, { ...stored, name: '' }), name: namesOf(stored) }),
}

/** The rules of the daily sign-in. */
export const readSignInRules = (db: ReadDb): Promise<Revised<SignInFields>> => read(db, SIGN_IN)

/** Changes the rules of the daily sign-in. */
export async function updateSignInRules(tx: Tx, given: Revised<SignInFields>, staff: Staff) {
  const days = given.monthGifts.map((gift) => gift.days)
  refuseFields('staff.notTogether', [['monthGifts', new Set(days).size < days.length]])
  await refuseUnknown(tx, [
    ['rewards', given.rewards],
    ['monthGifts', given.monthGifts],
  ])
  return update(tx, SIGN_IN, given, staff)
}

/** The gift for birthdays. */
export const readBirthdayFields = (db: ReadDb): Promise<Revised<BirthdayFields>> => read(db, BIRTHDAY)

/** Changes the gift for birthdays. */
export async function updateBirthdayFields(tx: Tx, given: Revised<BirthdayFields>, staff: Staff) {
  await refuseUnknown(tx, [['coupons', [given]]])
  return update(tx, BIRTHDAY, given, staff)
}

async function read<T>(db: ReadDb, setting: EditedSetting<T>): Promise<Revised<T>> {
  const { value, revision } = await readConfig(db, configBlock(setting.ident))
  return { ...setting.read(value ?? {}), revision }
}

async function update<T>(
  tx: Tx,
  setting: EditedSetting<T>,
  { revision, ...fields }: Revised<T>,
  staff: Staff,
): Promise<Revised<T>> {
  const { ident, action } = setting
  await advisoryLock(tx, 'configuration', ident)
  const before = await read(tx, setting)
  if (before.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current: before })
  await writeConfig(tx, configBlock(ident), { value: fields, revision })
  const after = await read(tx, setting)
  await recordAudit(tx, staff, { action, subject: 'configs', subjectId: ident, before, after })
  return after
}

async function refuseUnknown(
  db: ReadDb,
  rewards: readonly (readonly [string, readonly Pick<RewardFields, 'coupons'>[]])[],
): Promise<void> {
  const faults: [string, boolean][] = []
  for (const [field, given] of rewards) {
    const ids = given.flatMap(({ coupons }) => coupons.map(({ templateId }) => templateId))
    faults.push([field, (await unknownTemplates(db, ids)).length > 0])
  }
  refuseFields('staff.unknownId', faults)
}

/** The name of the gift in all languages. A name that was stored as one text is that of the first language. */
function namesOf(stored: object): BirthdayFields['name'] {
  const { name } = stored as { name?: unknown }
  if (typeof name === 'string') return { en: name }
  const { en = '', ...others } = fieldsOf(name) as Partial<BirthdayFields['name']>
  return { en, ...others }
}
