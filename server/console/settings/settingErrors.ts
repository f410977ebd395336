import * as v from 'valibot'
import type { NavLayout } from '../../../src/contract/config/forms'
import { targetOfAddress } from '../../../src/domain/navigation/links'
import { usableLayout } from '../../../src/domain/navigation/tabBar'
import {
  brokenLinksIn,
  type Fault,
  type FieldPath,
  inEachLanguage,
  isFields,
  pathOf,
} from '../../modules/config/blockValidation'
import type { Setting } from './settings'

/** The errors of a setting in any language; empty when every value takes effect as written. */
export function settingErrors(setting: Setting, written: object): Fault[] {
  const faults = inEachLanguage(written, (value) => schemaErrors(setting, value))
  return faults.length > 0 ? faults : (setting.source.faults?.(written) ?? [])
}

function schemaErrors({ ident, shape }: Setting, value: unknown): Fault[] {
  const { success, issues, output } = v.safeParse(shape, value)
  if (!success) return issues.map((issue) => ({ path: pathOf(issue) }))
  return [
    ...ignoredFields(value, output),
    ...brokenLinksIn(output),
    ...(ident === 'nav' ? tabBarErrors(output as NavLayout) : []),
  ]
}

/** Values without effect: unknown fields, and values that the schema replaces by a default. */
function ignoredFields(written: unknown, read: unknown, path: FieldPath = []): Fault[] {
  if (!isFields(written) || !isFields(read) || hasFewer(read, written)) {
    return written === read ? [] : [{ path }]
  }
  return Object.entries(written).flatMap(([name, value]) => {
    const at = [...path, Array.isArray(written) ? Number(name) : name]
    return name in read ? ignoredFields(value, read[name], at) : [{ path: at }]
  })
}

const hasFewer = (read: object, written: object) =>
  Array.isArray(read) !== Array.isArray(written) || (Array.isArray(read) && read.length < Object.keys(written).length)

/** The storefront falls back to its default tab bar unless two to five tabs lead to a page. */
function tabBarErrors(layout: NavLayout): Fault[] {
  const dead = layout.list.flatMap(({ url }, at) =>
    targetOfAddress(url).kind === 'none' ? [{ path: ['list', at, 'url'] }] : [],
  )
  if (dead.length > 0 || usableLayout(layout)) return dead
  return [{ path: ['list'] }]
}
