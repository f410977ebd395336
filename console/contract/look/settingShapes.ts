import * as v from 'valibot'
import { image, optionalText, requiredText, to } from '../../../src/contract/config/blockFields'
import { optionalForms, writtenForms } from '../../../src/contract/config/forms'
import { partKey } from '../fields'
import type { LookSetting } from './look'

const shown = v.optional(v.boolean(), true)
const ads = v.array(v.object({ id: partKey, title: optionalText, image, darkImage: image, link: to, shown }))
const question = v.object({ id: partKey, title: requiredText, answer: requiredText, shown })
const helpGroup = v.object({ id: partKey, title: requiredText, shown, questions: v.array(question) })

/** What is entered of each setting of the look, in one language; fields that are not here stay as they are. */
export const SETTING_SHAPES: Record<LookSetting, v.GenericSchema> = {
  nav: optionalForms.nav,
  firing: writtenForms.firing,
  ad: v.object({ index: ads, orderInfo: ads, user: ads }),
  copyright: writtenForms.copyright,
  helpers: v.object({ list: v.array(helpGroup) }),
}
