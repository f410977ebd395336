import * as v from 'valibot'
import type { BirthdayFields, RewardFields, SignInFields } from '../../../console/contract/members/memberReward'
import type { ReadDb, Tx } from '../../db/database'
import type { Staff } from '../audit/audit'
import { configBlock } from '../config/configService'
import { fieldsOf } from '../config/formRepository'
import { signInRules } from '../dailySignIn/rules'
import { birthdayRule } from '../memberGifts/rules'
import { refuseFields } from './edited'
import { type EditedSetting, readEdited, type Revised, updateEdited } from './editedSetting'
import { unknownTemplates } from './templates'

const SIGN_IN: EditedSetting<SignInFields> = {
  source: configBlock('signInSetting'),
  action: 'signIn.update',
  read: (stored) => v.parse(signInRules, stored ?? {}),
  write: (fields) => fields,
  async refuse(db, { rewards, monthGifts }) {
    const days = monthGifts.map((gift) => gift.days)
    refuseFields('staff.notTogether', [['monthGifts', new Set(days).size < days.length]])
    await refuseUnknown(db, [
      ['rewards', rewards],
      ['monthGifts', monthGifts],
    ])
  },
}

const BIRTHDAY: EditedSetting<BirthdayFields> = {
  source: configBlock('birthdayGift'),
  action: 'birthdayGift.update',
  read: (stored) => ({ ...v.parse(birthdayRule, { ...stored, name: '' }), name: namesOf(stored ?? {}) }),
  write: (fields) => fields,
  refuse: (db, fields) => refuseUnknown(db, [['coupons', [fields]]]),
}

/** The rules of the daily sign-in. */
export const readSignInRules = (db: ReadDb): Promise<Revised<SignInFields>> => readEdited(db, SIGN_IN)

/** Changes the rules of the daily sign-in. */
export const updateSignInRules = (tx: Tx, given: Revised<SignInFields>, staff: Staff) =>
  updateEdited(tx, SIGN_IN, given, staff)

/** The gift for birthdays. */
export const readBirthdayFields = (db: ReadDb): Promise<Revised<BirthdayFields>> => readEdited(db, BIRTHDAY)

/** Changes the gift for birthdays. */
export const updateBirthdayFields = (tx: Tx, given: Revised<BirthdayFields>, staff: Staff) =>
  updateEdited(tx, BIRTHDAY, given, staff)

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
