import type { SheetFormat } from '../../../../console/contract/dishSheet'
import type { StaffDish } from '../../../../console/contract/dish'
import { dayOf, dayText } from '../../../../src/domain/time/storeClock'
import writeSheet, { type Row } from 'write-excel-file/node'
import { csvText } from '../../../api/csvText'
import { inLocale } from '../../../db/translations'
import type { SheetContext } from './categoryNames'
import { DISH_COLUMNS, isDishColumn, isSizeColumn, SHEET_COLUMNS, type SheetColumn, SIZE_COLUMNS } from './columns'
import { type DishDraft, draftOf } from './draft'
import { headingOf } from './headings'

/** A row of the file: a dish, or one of its sizes by its key. */
interface FileRow {
  dish: StaffDish
  draft: DishDraft
  size?: string
}

/** The dishes of a menu as a file: a row for each dish, and below it one for each of its sizes. */
export async function sheetFile(
  dishes: readonly StaffDish[],
  context: SheetContext,
  { storeId, format, now }: { storeId: string; format: SheetFormat; now: Date },
): Promise<{ fileName: string; content: string }> {
  const headings = SHEET_COLUMNS.map((column) => headingOf(column, context.locale))
  const rows = dishes.flatMap(fileRows).map((row) => SHEET_COLUMNS.map((column) => cellOf(column, row, context)))
  const bytes = format === 'csv' ? Buffer.from(csvText([headings, ...rows])) : await xlsxOf(headings, rows)
  return { fileName: `menu-${storeId}-${dayText(dayOf(now))}.${format}`, content: bytes.toString('base64') }
}

function fileRows(dish: StaffDish): FileRow[] {
  const draft = draftOf(dish)
  const sizes = dish.specs.length > 0 ? dish.variants.map(({ key }) => ({ dish, draft, size: key })) : []
  return [{ dish, draft }, ...sizes]
}

/** A text that begins as one that was kept from being a formula gets a sign more, which the import takes off. */
const guarded = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cellOf(column: SheetColumn, row: FileRow, context: SheetContext): string {
  if (isDishColumn(column)) return row.size ? '' : guarded(DISH_COLUMNS[column].print(row.draft, context))
  if (isSizeColumn(column) || column === 'stock') return sizeCell(column, row)
  if (column === 'version') return String(row.dish.version)
  return { row: row.size ? 'size' : 'dish', id: row.size ?? row.dish.id, size: sizeName(row, context) }[column]
}

function sizeCell(column: keyof typeof SIZE_COLUMNS | 'stock', { dish, draft, size }: FileRow): string {
  const key = size ?? (dish.specs.length > 0 ? undefined : dish.variants[0]?.key)
  if (key === undefined || column === 'newStock') return ''
  return SIZE_COLUMNS[column === 'stock' ? 'newStock' : column].print(draft, key)
}

function sizeName({ dish, size }: FileRow, { locale }: SheetContext): string {
  const name = dish.stocks.find(({ key }) => key === size)?.name
  return name ? guarded(`${inLocale(dish.name, locale)} · ${inLocale(name, locale)}`) : ''
}

const kindOf = (column: SheetColumn) => {
  if (isDishColumn(column)) return DISH_COLUMNS[column].kind
  if (isSizeColumn(column)) return SIZE_COLUMNS[column].kind
  return column === 'stock' || column === 'version' ? 'count' : 'text'
}

const WIDTHS = { text: 24, amount: 12, count: 10 }

function xlsxOf(headings: readonly string[], rows: readonly string[][]): Promise<Buffer> {
  const kinds = SHEET_COLUMNS.map(kindOf)
  const head: Row = headings.map((value) => ({ value, type: String, fontWeight: 'bold', wrap: true }))
  const cells = rows.map((row) => row.map((text, at) => xlsxCell(text, kinds[at] ?? 'text')))
  const columns = kinds.map((kind) => ({ width: WIDTHS[kind] }))
  return writeSheet([head, ...cells], { sheet: 'Menu', stickyRowsCount: 1, columns }).toBuffer()
}

function xlsxCell(text: string, kind: keyof typeof WIDTHS): Row[number] {
  if (text === '') return null
  if (kind === 'text' || !/^\d+(\.\d+)?$/.test(text)) return { value: text, type: String }
  return { value: Number(text), type: Number, format: kind === 'amount' ? '0.00' : '0' }
}
