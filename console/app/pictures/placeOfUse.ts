import { LOOK_SETTINGS } from '../../contract/look/look'
import type { PictureUse } from '../../contract/look/picture'
import { SETTING_NAMES } from '../../contract/settings/settingFields'

/** Where staff edit what uses a picture, if the console has a form for it, and the text of what that is. */
export function placeOfUse({ kind, id }: PictureUse): { to?: string; kind: string } {
  switch (kind) {
    case 'page':
      return { to: '/look', kind: `look.pageNames.${id}` }
    case 'setting':
      return placeOfSetting(id)
    case 'activity':
    case 'keptDrink':
      return { kind: `pictures.uses.${kind}` }
    default:
      return { to: `/${kind}/${encodeURIComponent(id)}`, kind: `areas.${kind}.one` }
  }
}

function placeOfSetting(ident: string) {
  if (LOOK_SETTINGS.some((each) => each === ident)) return { to: '/look', kind: `look.settingNames.${ident}` }
  return SETTING_NAMES.some((each) => each === ident)
    ? { to: `/${ident}`, kind: `areas.${ident}.many` }
    : { kind: 'screens.settings' }
}
