import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { AppError } from '../../../api/appError'
import { refuseTooMuch } from './tableLimits'

/** The most bytes that an archive may have without its compression: a small one can hold gigabytes. */
const MOST_BYTES = 12_000_000
const MOST_PARTS = 200
/** The archive is read in pieces of so many bytes, so that its size is known before it has filled the memory. */
const PIECE = 8192

/** Reads the first sheet of an XLSX file as texts. Refuses what it cannot read and what is too large. */
export async function readXlsx(content: Buffer): Promise<string[][]> {
  try {
    const parts = unpacked(content)
    for (const [name, bytes] of Object.entries(parts)) if (name.startsWith('xl/worksheets/')) refuseFarCells(bytes)
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
    if (count > MOST_PARTS) throw new Error('too many parts')
    if (!/\.(xml|rels)$/.test(part.name)) return
    const pieces: Uint8Array[] = []
    parts.set(part.name, pieces)
    part.ondata = (error, bytes) => {
      size += bytes.length
      if (error || size > MOST_BYTES) throw error ?? new Error('too many bytes')
      pieces.push(bytes)
    }
    part.start()
  })
  archive.register(UnzipInflate)
  for (let at = 0; at < content.length; at += PIECE)
    archive.push(content.subarray(at, at + PIECE), at + PIECE >= content.length)
  return Object.fromEntries([...parts].map(([name, pieces]) => [name, new Uint8Array(Buffer.concat(pieces))]))
}

/** Refuses a sheet with a cell far away, up to which the library would fill the rows. */
function refuseFarCells(bytes: Uint8Array): void {
  for (const [, letters = '', row = ''] of strFromU8(bytes).matchAll(/<(?:\w+:)?(?:c|row)\b[^>]*\sr="([A-Z]*)(\d+)"/g))
    refuseTooMuch(Number(row), columnNumber(letters))
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
