import { settingContract, updateName } from '../../contract/setting'
import { SETTING_NAMES, type SettingName } from '../../contract/settingFields'
import type { Area } from './area'
import { rulesArea } from './area'

/** Fields that are asked for only while a setting is in use. */
const WHEN: Partial<Record<SettingName, Area['when']>> = {
  partnerSetting: { secondRate: ({ levels }) => levels === 2 },
}

/** The restaurant's settings: a form for each, which the page of settings lists. */
export const settingAreas: readonly Area[] = SETTING_NAMES.map((name) =>
  rulesArea({
    name,
    group: 'settings',
    home: 'settings',
    ...{ read: settingContract[name], update: settingContract[updateName(name)] },
    when: WHEN[name] ?? {},
  }),
)
