import * as v from 'valibot'
import type { LevelRules, StaffLevelRules } from '../../../console/contract/members/memberLevel'
import { growthSetting } from '../../../src/contract/config/forms'
import { vipset } from '../../../src/contract/membership/vipset'
import { sha256 } from '../../api/sha256'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { advisoryLock } from '../../db/locks'
import type { Translations } from '../../db/columnTypes'
import { recordAudit, type Staff } from '../audit/audit'
import { configBlock } from '../config/configService'
import { fieldsOf } from '../config/formRepository'
import { refuseFields } from './edited'
import { unknownTemplates } from './templates'

const [LEVELS, GROWTH] = [configBlock('vipset'), configBlock('growthSetting')]
const NO_BENEFITS = v.parse(vipset, {}).paid

/** The rules of levels and of paid VIP, in all languages. */
export async function readLevelRules(db: ReadDb): Promise<StaffLevelRules> {
  const [stored, growth] = [await LEVELS.read(db), await GROWTH.read(db)]
  const { on, levels, benefits, paid } = v.parse(vipset, fieldsOf(stored))
  const { on: earns, earnPerAmount } = v.parse(growthSetting, fieldsOf(growth))
  const { on: _sold, ...nothing } = NO_BENEFITS
  const rules = {
    on,
    levels: levels.map((from, level) => ({ name: nameOf(stored, level), from, ...(benefits[level] ?? nothing) })),
    paid,
    earnPerAmount: earns ? earnPerAmount : 0,
  }
  return { ...rules, revision: sha256(JSON.stringify(rules), 'base64url') }
}

function nameOf(stored: Record<string, unknown> | null, level: number): Translations {
  const names: unknown = stored?.names
  const name: unknown = Array.isArray(names) ? names[level] : undefined
  if (typeof name === 'string') return { en: name }
  const { en = '', th, zh } = fieldsOf(name) as Partial<Translations>
  return { en, ...(th !== undefined && { th }), ...(zh !== undefined && { zh }) }
}

/** Replaces the rules of levels. Refuses a stale revision. */
export async function updateLevelRules(
  tx: Tx,
  { revision, ...rules }: LevelRules & { revision: string },
  staff: Staff,
): Promise<StaffLevelRules> {
  await advisoryLock(tx, 'configuration', LEVELS.ident)
  const before = await readLevelRules(tx)
  if (before.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current: before })
  await refuseFaults(tx, rules)
  const { on, levels, paid, earnPerAmount } = rules
  const benefits = levels.map(({ name: _name, from: _from, ...given }) => given)
  const froms = levels.map(({ from }) => from)
  await LEVELS.write(tx, { on, levels: froms, names: levels.map(({ name }) => name), benefits, paid })
  await GROWTH.write(tx, { on: earnPerAmount > 0, earnPerAmount })
  const after = await readLevelRules(tx)
  await recordAudit(tx, staff, { action: 'levels.update', subject: 'configs', subjectId: LEVELS.ident, before, after })
  return after
}

async function refuseFaults(db: ReadDb, { levels, paid }: LevelRules): Promise<void> {
  const gifts = [...levels, paid].flatMap(({ coupons }) => coupons)
  const falls = levels.some(({ from }, level) => (level === 0 ? from !== 0 : from <= (levels[level - 1]?.from ?? 0)))
  refuseFields('staff.notTogether', [['levels', falls]])
  const unknown = await unknownTemplates(db, [...new Set(gifts.map(({ templateId }) => templateId))])
  refuseFields('staff.unknownId', [['coupons', unknown.length > 0]])
}
