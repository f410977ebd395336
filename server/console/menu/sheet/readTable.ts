import { parse } from 'csv-parse/sync'
import { AppError } from '../../../api/appError'
import { readXlsx } from './readXlsx'
import { refuseTooMuch } from './tableLimits'

/** What archives begin with; an XLSX file is one. */
const ARCHIVE = Buffer.from('PK\u0003\u0004')
const UTF16_MARK = Buffer.from([0xff, 0xfe])

/** Reads the first sheet of an XLSX file, or a CSV file in UTF-8 or Excel's UTF-16, as texts. Refuses what it cannot read. */
export async function readTable(content: Buffer): Promise<string[][]> {
  const table = content.subarray(0, ARCHIVE.length).equals(ARCHIVE) ? await readXlsx(content) : readCsv(content)
  refuseTooMuch(table.length, Math.max(0, ...table.map(({ length }) => length)))
  return table.map((cells) => cells.map(withoutGuard))
}

/** Takes off the sign with which an export keeps a text from being a formula. */
const withoutGuard = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

function readCsv(content: Buffer): string[][] {
  try {
    const text = decoded(content)
    // What cannot be a text is no CSV file.
    if (text.includes('\0')) throw new Error('binary')
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true })
  } catch {
    throw new AppError(400, 'sheet.unreadable')
  }
}

/** The text without its byte order mark; throws for another encoding. */
function decoded(content: Buffer): string {
  const isWide = content.subarray(0, UTF16_MARK.length).equals(UTF16_MARK)
  return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(content)
}

const DELIMITERS = [',', ';', '\t']

/** What separates the headings: spreadsheets use what is usual in the country. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: headings.split(delimiter).length }))
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}
