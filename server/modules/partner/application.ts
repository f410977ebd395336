import { eq } from 'drizzle-orm'
import type { PartnerApplication } from '../../../src/contract/partner/partner'
import type { Locale } from '../../../src/contract/fields'
import { canTransitionPartner, PARTNER_STATES } from '../../../src/domain/partner/partnerState'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { newCode, newId } from '../../db/ids'
import { lockAccount } from '../../db/locks'
import { type PartnerRow, partners } from '../../db/schema/members/partners'
import { users } from '../../db/schema/account/users'
import { translate } from '../../messages/messages'
import { shownPhone } from '../accounts/phoneNumbers'
import { findPartner, writePartner } from './partnerRepository'
import type { PartnerRules } from './settings'

/** Signs of the code in a partner's link. */
const CODE_LENGTH = 8

const NO_APPLICATION = {
  ...{ state: null, stateFormat: '', name: '', answers: {}, reason: '', holdsMoney: false },
  ...{ appliedAt: null, decidedAt: null },
} as const

/** The application of a user as its sender sees it. */
export async function readApplication(db: ReadDb, userId: string, locale: Locale): Promise<PartnerApplication> {
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  const phone = shownPhone(user?.phone ?? '')
  const partner = await findPartner(db, userId)
  if (!partner) return { ...NO_APPLICATION, phone }
  const { state, name, answers, reason, holdsMoney, appliedAt, decidedAt } = partner
  return {
    ...{
      state: PARTNER_STATES[state].code,
      stateFormat: translate(locale, `partnerState.${state}`),
      name,
      phone,
      answers,
      reason,
      holdsMoney,
    },
    appliedAt: isoText(appliedAt),
    decidedAt: decidedAt && isoText(decidedAt),
  }
}

/** An application as it is sent. */
export interface Application {
  name: string
  answers: Record<string, string>
  agree: boolean
}

/** Sends an application, or sends it again. Needs a bound phone number, the terms, and an answer to each question that wants one. */
export async function applyAsPartner(
  tx: Tx,
  { userId, rules, now }: { userId: string; rules: PartnerRules; now: Date },
  { name, answers, agree }: Application,
): Promise<PartnerRow> {
  const account = await lockAccount(tx, userId)
  if (!account?.phone) throw new AppError(400, 'partner.phoneWanted')
  if (!agree) throw new AppError(400, 'partner.agreeWanted')
  const given = answersTo(rules, answers)
  const sent = { name, answers: given, termsVersion: rules.termsVersion, state: 'pending', appliedAt: now } as const
  const before = await findPartner(tx, userId)
  if (!before) {
    const [partner] = await tx
      .insert(partners)
      .values({ ...sent, id: newId(), userId, code: newCode(CODE_LENGTH) })
      .returning()
    if (!partner) throw new Error('an application was not written')
    return partner
  }
  if (!canTransitionPartner(before.state, 'pending', 'member')) throw new AppError(400, `partnerState.${before.state}`)
  return writePartner(tx, before.id, { ...sent, decidedAt: null, version: before.version + 1 })
}

/** The answers to the questions of the form. Refuses a missing one; answers to other questions are left out. */
function answersTo({ fields }: PartnerRules, answers: Record<string, string>): Record<string, string> {
  const given = fields.map(({ key }) => [key, answers[key] ?? ''] as const)
  const missing = fields.find(({ key, required }) => required && !answers[key])
  if (missing) throw new AppError(400, 'partner.answerWanted', { field: missing.label })
  return Object.fromEntries(given.filter(([, answer]) => answer !== ''))
}
