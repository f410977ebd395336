import { settingContract, updateName } from '../../contract/settings/setting'
import { SETTING_NAMES, type SettingName } from '../../contract/settings/settingFields'
import type { Area, RecordAction } from './area'
import { rulesArea } from './area'

/** Fields that are asked for only while a setting is in use. */
const WHEN: Partial<Record<SettingName, Area['when']>> = {
  partnerSetting: { secondRate: ({ levels }) => levels === 2 },
}

const HOME = '/pages/index/index'
const textPage = (name: string) => `/pages/my/other/gywm?p=${name}`

/** The page of the storefront that shows a setting. */
const PREVIEWS: Partial<Record<SettingName, string>> = {
  ...{ style: HOME, goodStyle: '/pages/index/goods', defaultImg: HOME, loadingImg: HOME, storeBasicSetting: HOME },
  ...{ system: HOME, notice: HOME, copywriting: HOME, orderCollect: HOME },
  ...{ search: '/pages/shop/search/out', basicSetting: '/pages/my/other/zkf' },
  ...{ about: textPage('about'), privacy: textPage('privacy'), agreement: textPage('agreement') },
  ...{ storageAgreement: textPage('storageAgreement'), partnerAgreement: textPage('partnerAgreement') },
}

/** Goes back to the usual values. */
const resetOf = (name: SettingName): RecordAction => ({
  name: 'reset',
  call: settingContract.reset,
  fits: ({ stored }) => stored === true,
  input: ({ revision }) => ({ name, revision }),
  asks: true,
})

/** The restaurant's settings: a form for each, which the page of settings lists. */
export const settingAreas: readonly Area[] = SETTING_NAMES.map((name) =>
  rulesArea({
    name,
    group: 'settings',
    home: 'settings',
    ...{ read: settingContract[name], update: settingContract[updateName(name)] },
    when: WHEN[name] ?? {},
    actions: [resetOf(name)],
    preview: PREVIEWS[name],
  }),
)
