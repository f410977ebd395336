import { countText, moneyText } from '../../../src/domain/money/money'
import { JOINER } from '../../../src/domain/text/nonBreaking'
import { valueAt } from '../areas/area'
import type { Field, Unit } from '../schema/field'
import { inLanguage } from '../schema/inLanguage'
import type { Values } from '../schema/mergeEdits'
import { dayText, whenText } from '../i18n/whenText'
import { numberTyped } from '../schema/typed'

/** Where there is no value. */
const NONE = '–'

/** Dates that may break: columns of a list are narrower than a date on a tablet. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(JOINER, '')

/** The text of a value in a list. */
export function cellText(field: Field, record: Values, locale: string): string {
  const value = valueAt(record, field.name)
  if (value === null || value === undefined || value === '') return NONE
  switch (field.kind) {
    case 'number':
      return numberText(Number(value), field.unit)
    case 'numberBy':
      return byText(field, record)
    case 'texts':
    case 'text':
      return inLanguage(value, locale)
    case 'moment':
      return breakable(whenText(value as string, locale))
    case 'day':
      return breakable(dayText(value as string, locale))
    default:
      return plainText(value)
  }
}

/** Texts by their keys are listed without these. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  const parts: unknown[] = Object.values(Object(value) as object)
  return parts.length > 0 && parts.every((part) => typeof part === 'string') ? parts.join(', ') : JSON.stringify(value)
}

function byText(field: Field & { kind: 'numberBy' }, record: Values): string {
  const unit = field.units[String(record[field.field])]
  return unit ? numberText(Number(valueAt(record, field.name)), unit) : NONE
}

function numberText(value: number, unit: Unit | 'one' | undefined): string {
  if (unit === 'satang') return moneyText(value)
  if (unit === 'basisPoints') return `${numberTyped(value, unit)} %`
  return value < 0 ? String(value) : countText(value)
}
