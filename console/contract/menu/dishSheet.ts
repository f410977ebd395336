import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { fileContent, storeId } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** The kinds of files for spreadsheets. */
export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

/** What becomes of a row of a file, those that need attention first. */
export const SHEET_RESULTS = ['error', 'new', 'changed', 'same'] as const
export type SheetResult = (typeof SHEET_RESULTS)[number]

/** A column of the file by its heading in the language of staff, with the values of a cell. */
const change = v.object({ column: v.string(), before: v.string(), after: v.string() })

const row = v.object({
  /** As the spreadsheet numbers it: the headings are row 1. */
  row: v.number(),
  /** The dish, or the dish and the size. */
  name: v.string(),
  result: v.picklist(SHEET_RESULTS),
  /** The dish has been edited since the file was exported, and the row would change it. */
  stale: v.boolean(),
  changes: v.array(change),
  errors: v.array(v.object({ column: v.string(), reason: v.string() })),
})

const preview = v.object({
  rows: v.array(row),
  counts: v.object({ error: v.number(), new: v.number(), changed: v.number(), same: v.number() }),
  /** Headings that are no column of dishes. */
  ignored: v.array(v.string()),
  /** Stands for what the preview has shown; the import names it. */
  seen: v.string(),
})
export type SheetPreview = v.InferOutput<typeof preview>

const upload = { storeId, content: fileContent }

/** The dishes of a menu as a file for spreadsheets. */
export const dishSheetContract = {
  file: endpoint({
    ...staffRead,
    summary:
      'The dishes of a store, without archived ones, as a spreadsheet: a row for each dish and each of its sizes',
    path: 'menu/sheet',
    input: v.object({ storeId, format: v.picklist(SHEET_FORMATS) }),
    /** The content is in base64. */
    reply: v.object({ fileName: v.string(), content: v.string() }),
  }),
  preview: endpoint({
    summary:
      'What the import of a spreadsheet (XLSX, or CSV in UTF-8) would do, by row, with what is wrong in it. Writes nothing. Dishes without a row stay as they are',
    method: 'POST',
    path: 'menu/sheet/preview',
    access: 'staff',
    json: true,
    input: v.object(upload),
    reply: preview,
  }),
  apply: endpoint({
    ...staffWrite,
    summary:
      'Makes and changes the dishes of a spreadsheet, all or none. `seen` is that of the preview: when it would do something else by now, it is refused with code 409. Refused with code 400 while rows have errors',
    path: 'menu/sheet/apply',
    input: v.object({ ...upload, seen: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
    /** Dishes. */
    reply: v.object({ created: v.number(), changed: v.number() }),
  }),
}
