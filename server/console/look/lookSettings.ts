import type { LookSetting, StaffSetting } from '../../../console/contract/look'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { advisoryLock } from '../../db/locks'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { readConfig, writeConfig } from '../../modules/config/configService'
import { settingErrors } from '../settings/settingErrors'
import { initialValue, type Setting, settingOf } from '../settings/settings'
import { refuseFaults } from './faults'

/** One setting of the look, in all languages; what is not stored has its defaults. */
export async function readLookSetting(db: ReadDb, ident: LookSetting): Promise<StaffSetting> {
  return present(db, ident, settingOf(ident))
}

async function present(db: ReadDb, ident: LookSetting, setting: Setting): Promise<StaffSetting> {
  const { value, revision } = await readConfig(db, setting.source)
  return { ident, revision, stored: value !== null, value: { ...initialValue(setting, value) } }
}

interface SettingEdit {
  ident: LookSetting
  revision: string
  value: Record<string, unknown> | null
}

/** Changes a setting, or removes it. Refuses what would not take effect as it is written, by the paths of the fields. */
export async function updateLookSetting(
  tx: Tx,
  { ident, revision, value }: SettingEdit,
  staff: Staff,
): Promise<StaffSetting> {
  const setting = settingOf(ident)
  if (value) refuseFaults(settingErrors(setting, value))
  await advisoryLock(tx, 'configuration', setting.source.ident)
  const before = await present(tx, ident, setting)
  if (before.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current: before })
  await writeConfig(tx, setting.source, { value, revision })
  const after = await present(tx, ident, setting)
  await recordAudit(tx, staff, {
    ...{ action: 'look.setting', subject: 'configs', subjectId: ident },
    ...{ before: before.value, after: after.value },
  })
  return after
}
