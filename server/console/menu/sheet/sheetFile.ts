import type { SheetFormat } from '../../../../console/contract/menu/dishSheet'
import type { StaffDish } from '../../../../console/contract/menu/dish'
import { dayOf, dayText } from '../../../../src/domain/time/storeClock'
import writeSheet, { type Row } from 'write-excel-file/node'
import { csvText } from '../../../api/csvText'
import { printCell } from './cells'
import { DISH_COLUMNS, isDishColumn, SHEET_COLUMNS, type SheetColumn } from './columns'
import { type DishDraft, draftOf } from './draft'
import { headingOf } from './headings'
import type { SheetContext } from './names'
import { PART_COLUMNS } from './partColumns'
import { type Part, PART_KINDS } from './parts'
import { partsOf } from './rowSubject'

/** A row of the file: a dish, or a part of one. */
interface FileRow {
  dish: StaffDish
  draft: DishDraft
  part?: Part
}

/** The dishes of a menu as a file: a row for each dish, and below it one for each of its sizes, options and add-ons. */
export async function sheetFile(
  dishes: readonly StaffDish[],
  context: SheetContext,
  { storeId, format, now }: { storeId: string; format: SheetFormat; now: Date },
): Promise<{ fileName: string; content: string }> {
  const headings = SHEET_COLUMNS.map((column) => headingOf(column, context.locale))
  const rows = dishes
    .flatMap(fileRows)
    .map((row) => SHEET_COLUMNS.map((column) => guarded(cellOf(column, row, context))))
  const bytes = format === 'csv' ? Buffer.from(csvText([headings, ...rows])) : await xlsxOf(headings, rows)
  return { fileName: `menu-${storeId}-${dayText(dayOf(now))}.${format}`, content: bytes.toString('base64') }
}

function fileRows(dish: StaffDish): FileRow[] {
  const draft = draftOf(dish)
  return [{ dish, draft }, ...partsOf(dish).map((part) => ({ dish, draft, part }))]
}

/** A text that begins as one that was kept from being a formula gets a sign more, which the import takes off. */
const guarded = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cellOf(column: SheetColumn, { dish, draft, part }: FileRow, context: SheetContext): string {
  if (column === 'stock') return printCell('newStock', draft, { part, context })
  const { kind, key } = part ?? { kind: 'dish', key: dish.id }
  const label = part ? context.dishes.labelOf(dish.id) : ''
  const own = { row: kind, id: key, dish: label, version: String(dish.version), newStock: '' }
  return column in own ? own[column as keyof typeof own] : printCell(column, draft, { part, context })
}

function kindOf(column: SheetColumn): keyof typeof WIDTHS {
  if (column === 'stock' || column === 'version') return 'count'
  if (isDishColumn(column)) return DISH_COLUMNS[column].kind
  return PART_KINDS.map((kind) => PART_COLUMNS[kind][column]?.kind).find(Boolean) ?? 'text'
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
