import { LOCALES } from '../../../../src/contract/constants/common'
import type { Locale } from '../../../../src/contract/fields'
import { AppError } from '../../../api/appError'
import { translate } from '../../../messages/messages'
import { plainText } from './cellValues'
import { SHEET_COLUMNS, type SheetColumn } from './columns'

/** The heading of a column in a language. */
export const headingOf = (column: SheetColumn, locale: Locale) => translate(locale, `sheet.${column}`)

const folded = (text: string) => plainText(text).toLowerCase()

/** The columns by their headings in all languages, and by their names. */
const BY_HEADING = new Map<string, SheetColumn>(
  SHEET_COLUMNS.flatMap((column) =>
    [column, ...LOCALES.map((locale) => headingOf(column, locale))].map((text) => [folded(text), column] as const),
  ),
)

/** A row of a file by its columns, with its number. */
export interface SheetCells {
  row: number
  cells: Readonly<Partial<Record<SheetColumn, string>>>
}

/** A file by the columns of dishes. */
export interface ReadSheet {
  rows: readonly SheetCells[]
  /** Headings that are no column of dishes. */
  ignored: readonly string[]
}

/** Sorts the cells of a file by its headings. Refuses a file without ids, with a heading twice or without rows. */
export function byHeadings([headings = [], ...rows]: readonly (readonly string[])[], locale: Locale): ReadSheet {
  const columns = headings.map((heading) => BY_HEADING.get(folded(heading)))
  if (!columns.includes('id')) throw new AppError(400, 'sheet.noId', { column: headingOf('id', locale) })
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) throw new AppError(400, 'sheet.headingTwice', { column: headingOf(twice, locale) })
  const found = rows.map((texts, at) => ({ row: at + 2, cells: cellsOf(texts, columns) }))
  const filled = found.filter(({ cells }) => Object.values(cells).some((text) => text !== ''))
  if (filled.length === 0) throw new AppError(400, 'sheet.noRows')
  return { rows: filled, ignored: headings.filter((heading, at) => heading.trim() !== '' && !columns[at]) }
}

function cellsOf(texts: readonly string[], columns: readonly (SheetColumn | undefined)[]): SheetCells['cells'] {
  return Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column, plainText(texts[at] ?? '')] as const] : [])),
  )
}
