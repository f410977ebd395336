import type { ConsoleContract } from '../../../console/contract/contract'
import { updateName } from '../../../console/contract/settings/setting'
import { SETTING_NAMES, type SettingName } from '../../../console/contract/settings/settingFields'
import type { ReadDb, Tx } from '../../db/database'
import { readEdited, resetEdited, type Revised, updateEdited } from '../../modules/offers/editedSetting'
import { editedSetting, type SettingForm } from '../settings/editedSettings'
import type { StaffContext, StaffHandlers } from './staffContext'

const handlers = SETTING_NAMES.flatMap((name) => {
  const setting = editedSetting(name)
  const read = ({ db }: StaffContext<ReadDb>) => readEdited(db, setting)
  const update = ({ db, staff }: StaffContext<Tx>, form: Revised<SettingForm>) => updateEdited(db, setting, form, staff)
  return [
    [name, read],
    [updateName(name), update],
  ] as const
})

async function reset({ db, staff }: StaffContext<Tx>, { name, revision }: { name: SettingName; revision: string }) {
  await resetEdited(db, editedSetting(name), { revision, action: 'setting.reset' }, staff)
  return { ok: true }
}

/** The restaurant's settings: the same two handlers for each. */
export const setting = Object.fromEntries<unknown>([...handlers, ['reset', reset]]) as StaffHandlers<
  ConsoleContract['setting']
>
