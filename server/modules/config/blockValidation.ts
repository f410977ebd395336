import * as v from 'valibot'
import type { Block } from '../../../src/contract/config/config'
import { LOCALES } from '../../../src/contract/constants/common'
import { link } from '../../../src/contract/link'
import { targetOf } from '../../../src/domain/navigation/links'
import { localized } from '../../db/translations'
import { isBlockType } from '../../../console/contract/look/blockShapes'
import { tryBlock } from './blocks'

/** Path to a value: field names and list indexes (from 0). */
export type FieldPath = readonly (string | number)[]

/** A value that guests would not see as it is written. */
export interface Fault {
  path: FieldPath
}

/** The storefront always has a current store when a link is followed. */
const EXAMPLE_CONTEXT = { storeId: 'store', officialLink: 'https://restaurant.example' }

/** The errors of a stored block in any language; empty when guests can see all of it and each link has a target. */
export function blockFaults(stored: Block): Fault[] {
  if (!isBlockType(stored.type)) return [{ path: [] }]
  return inEachLanguage(stored.data, (data) => faultsOf({ ...stored, data: data as Block['data'] }))
}

/** The errors of a stored value in any language, without duplicates. */
export function inEachLanguage(stored: unknown, faultsIn: (value: unknown) => Fault[]): Fault[] {
  const found = LOCALES.flatMap((locale) => faultsIn(localized(stored, locale)))
  return [...new Map(found.map((fault) => [JSON.stringify(fault), fault])).values()]
}

function faultsOf(block: Block): Fault[] {
  const { given: data, success, issues, output } = tryBlock(block)
  if (!success) return issues.map((issue) => ({ path: pathOf(issue) }))
  return [...unknownFieldsIn(data, output), ...brokenLinksIn(output)]
}

/** The path of a schema issue. */
export function pathOf(issue: v.BaseIssue<unknown>): FieldPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** Unknown fields, for example misspelled names. */
function unknownFieldsIn(input: unknown, read: unknown, path: FieldPath = []): Fault[] {
  if (!isFields(input) || !isFields(read)) return []
  return Object.entries(input).flatMap(([name, value]) => {
    const at = [...path, Array.isArray(input) ? Number(name) : name]
    if (!(name in read)) return [{ path: at }]
    return unknownFieldsIn(value, read[name], at)
  })
}

/** Links that are not in the storefront's link table. */
export function brokenLinksIn(value: unknown, path: FieldPath = []): Fault[] {
  if (!isFields(value)) return []
  const read = v.safeParse(link, value)
  if (read.success) {
    return targetOf(read.output, EXAMPLE_CONTEXT).kind === 'none' ? [{ path }] : []
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    brokenLinksIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

/** Whether a value is an object or an array. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
