import { parse } from 'csv-parse/sync'
import {
  dishSheetContract as calls,
  type SheetFormat,
  type SheetPreview,
} from '../../../../console/contract/menu/dishSheet'
import { dishContract } from '../../../../console/contract/menu/dish'
import type { Backend, CallOptions } from '../harness'
import { freshMenu } from './menuConsole'
import type { StaffCaller } from './staff'

const storeId = 'ari'

/** A file in base64, as it is uploaded. */
export const uploaded = (content: string | Uint8Array) => Buffer.from(content).toString('base64')

/** Rows of cells by column as a CSV file; the columns are those of all rows. */
export function csvFile(rows: readonly Readonly<Record<string, string>>[], delimiter = ','): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return uploaded(
    lines.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter)).join('\n'),
  )
}

/** New dishes of the small merchant, numbered. */
export const newDishes = (count: number) =>
  Array.from({ length: count }, (_each, at) => ({
    ...{ id: '', category: 'Mains', nameEn: `Dish ${at + 1}`, nameTh: `เมนู ${at + 1}`, price: '85.50' },
    ...{ memberPrice: '80', allergens: 'fish, egg', saleTimes: 'mon,tue 11:00-14:00', limitPerOrder: '5' },
  }))

/** The menu of the small merchant as a spreadsheet at the console. */
export class SheetDesk {
  constructor(private readonly staff: StaffCaller) {}

  /** A dish of the menu as it is edited. */
  dish(id: string) {
    return this.staff.ask(dishContract.read, { id })
  }

  /** All dishes of the menu. */
  async dishes() {
    return (await this.staff.ask(dishContract.list, { storeId, pageSize: 500 })).list
  }

  /** The dish with an English name. */
  async dishNamed(name: string) {
    return this.dish((await this.dishes()).find((dish) => dish.name.en === name)?.id ?? '')
  }

  /** The content of the exported file. */
  async file(format: SheetFormat): Promise<string> {
    return (await this.staff.ask(calls.file, { storeId, format })).content
  }

  /** The exported rows by heading. */
  async exported(): Promise<Record<string, string>[]> {
    const text = Buffer.from(await this.file('csv'), 'base64').toString()
    return parse(text, { bom: true, columns: true })
  }

  preview(content: string): Promise<SheetPreview> {
    return this.staff.ask(calls.preview, { storeId, content })
  }

  /** What is wrong in a file: row, column and reason. */
  async faults(content: string): Promise<string[]> {
    const { rows } = await this.preview(content)
    return rows.flatMap(({ row, errors }) => errors.map(({ column, reason }) => `${row} ${column}: ${reason}`))
  }

  /** Imports a file as it was previewed. */
  async apply(content: string, { seen }: { seen: string }, options: CallOptions = {}) {
    return this.staff.call(calls.apply, { storeId, content, seen }, options)
  }

  /** Previews and imports a file. */
  async import(content: string) {
    const preview = await this.preview(content)
    return { preview, reply: await this.apply(content, preview) }
  }
}

/** The small merchant with the owner at the console, and its menu as a spreadsheet. */
export function freshSheetDesk(take: (backend: Backend, staff: StaffCaller, desk: SheetDesk) => void): void {
  freshMenu((backend, staff) => take(backend, staff, new SheetDesk(staff)))
}
