import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { AppError } from '../../../api/appError'
import { refuseTooMuch } from './tableLimits'

/** The most bytes that an archive may have without its compression: a small one can hold gigabytes. */
const MAX_BYTES = 12_000_000
const MAX_PARTS = 500
/** The parts that hold the cells of a sheet; pictures, charts and the like are left out. */
const READ =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(_rels\/workbook\.xml\.rels|(workbook|sharedStrings|styles)\.xml|worksheets\/[^/]+\.xml))$/i
/** The archive is read in pieces of so many bytes, so that its size is known before it has filled the memory. */
const PIECE = 8192

/** Reads the first sheet of an XLSX file as texts. Refuses what it cannot read and what is too large. */
export async function readXlsx(content: Buffer): Promise<string[][]> {
  try {
    const parts = unpacked(content)
    for (const bytes of Object.values(parts)) refuseFarCells(bytes)
    // Packed again: the library unpacks what was measured, and nothing else.
    const rows = await readSheet(new Blob([zipSync(parts, { level: 0 })]))
    return rows.map((cells) => cells.map(cellText))
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(400, 'sheet.unreadable')
  }
}

/** The parts of an archive that hold a sheet. */
function unpacked(content: Buffer): Record<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>()
  let count = 0
  let size = 0
  const archive = new Unzip((part) => {
    count += 1
    if (count > MAX_PARTS) throw new Error('too many parts')
    if (!READ.test(part.name)) return
    const pieces: Uint8Array[] = []
    parts.set(part.name, pieces)
    part.ondata = (error, bytes) => {
      size += bytes.length
      if (error || size > MAX_BYTES) throw error ?? new Error('too many bytes')
      pieces.push(bytes)
    }
    part.start()
  })
  archive.register(UnzipInflate)
  for (let at = 0; at < content.length; at += PIECE)
    archive.push(content.subarray(at, at + PIECE), at + PIECE >= content.length)
  return Object.fromEntries([...parts].map(([name, pieces]) => [name, new Uint8Array(Buffer.concat(pieces))]))
}

/** The beginnings of rows and cells; the second group only where they are written as spreadsheets do. */
const TAGS = /<(?:\w+:)?(row|c)(?=[\s/>])((?:\s+[\w:.-]+="[^"<>&]*")*\s*\/?>)?/g

/** Refuses a part with more rows, or cells of a row, than a menu has, or with a cell far away: the library fills all rows up to the farthest cell. */
function refuseFarCells(bytes: Uint8Array): void {
  let rows = 0
  let cells = 0
  for (const [, tag, rest] of strFromU8(bytes).matchAll(TAGS)) {
    const { letters, row } = placeOf(rest)
    rows += tag === 'row' ? 1 : 0
    cells = tag === 'row' ? 0 : cells + 1
    refuseTooMuch(Math.max(rows, row), Math.max(cells, columnNumber(letters)))
  }
}

/** The place that a row or a cell names, if it does. Throws when it is written in another way than spreadsheets do. */
function placeOf(attributes: string | undefined): { letters: string; row: number } {
  if (attributes === undefined) throw new Error('odd tag')
  const [named, letters = '', row = '0'] = /\sr="([A-Z]*)(\d+)"/.exec(attributes) ?? []
  if (named === undefined && /\sr=/.test(attributes)) throw new Error('odd place')
  return { letters, row: Number(row) }
}

/** `A` is 1, `AA` is 27. */
const columnNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function cellText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // Without the rounding errors of a sum: amounts have two decimals.
  if (typeof value === 'number') return String(Number(value.toFixed(6)))
  if (typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : ''
}
