import { AppError } from '../../../api/appError'

/** The most rows and columns of a file. */
const LIMITS = { rows: 5000, columns: 100 }

/** Refuses a file that is larger than a menu. */
export function refuseTooMuch(rows: number, columns: number): void {
  if (rows > LIMITS.rows || columns > LIMITS.columns) throw new AppError(400, 'sheet.tooMuch', LIMITS)
}
