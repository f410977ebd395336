import type { LookSetting, StaffSetting } from '../../../console/contract/look'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { lockConfig, readConfig, type StoredConfig } from '../../modules/config/configService'
import { settingErrors } from '../settings/settingErrors'
import { initialValue, type Setting, settingOf } from '../settings/settings'
import { refuseFaults } from './faults'

/** One setting of the look, in all languages; what is not stored has its defaults. */
export async function readLookSetting(db: ReadDb, ident: LookSetting): Promise<StaffSetting> {
  const setting = settingOf(ident)
  return present(ident, setting, await readConfig(db, setting.source))
}

const present = (ident: LookSetting, setting: Setting, { value, revision }: StoredConfig): StaffSetting => ({
  ...{ ident, revision, stored: value !== null, value: { ...initialValue(setting, value) } },
})

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
  const before = present(ident, setting, await lockConfig(tx, setting.source))
  if (before.revision !== revision) throw new AppError(409, 'staff.stale', {}, { current: before })
  await setting.source.write(tx, value)
  const after = await readLookSetting(tx, ident)
  await recordAudit(tx, staff, {
    ...{ action: 'look.setting', subject: 'configs', subjectId: ident },
    ...{ before: before.value, after: after.value },
  })
  return after
}
