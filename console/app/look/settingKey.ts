import type { LookSetting } from '../../contract/look'

/** The name of a setting among what has been read. */
export const settingKey = (ident: LookSetting) => ['look', 'setting', ident]
