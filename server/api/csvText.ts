import { decimalText } from '../../src/domain/money/typedAmount'

/** Spreadsheets read UTF-8 with this mark only. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows of cells as CSV (RFC 4180), which spreadsheets open. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

/** A cell that no spreadsheet takes for a formula; numbers keep their leading zero as texts. */
function cellOf(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const harmless = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** An amount of satang in baht; empty where there is none. */
export const amountCell = (satang: number | null | undefined): string =>
  satang === null || satang === undefined ? '' : decimalText(satang)
