import { decimalText } from '../../../src/domain/money/typedAmount'
import { eq, inArray, sql } from 'drizzle-orm'
import type { BankFile } from '../../../console/contract/members/partner'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import { csvText } from '../../api/csvText'
import type { ReadDb, Tx } from '../../db/database'
import { newId, newNumber } from '../../db/ids'
import { lockWaitingWithdrawals } from '../../db/locks'
import { partnerBankFiles, partnerWithdrawals, type WithdrawalRow } from '../../db/schema/members/partners'
import { recordAudit, type Staff } from '../audit/audit'
import { foundRow } from '../offers/edited'

const COLUMNS = ['reference', 'way', 'bank', 'account', 'name', 'amount', 'currency']

/** Puts the oldest requests that wait into a file for the bank. Refuses when none waits. */
export async function createBankFile(tx: Tx, { most }: { most: number }, staff: Staff): Promise<BankFile> {
  const { now, name: staffName } = staff
  const waiting = await lockWaitingWithdrawals(tx, most)
  if (waiting.length === 0) throw new AppError(400, 'partner.nothingToPay')
  const id = newId()
  await tx.insert(partnerBankFiles).values({ id, no: newNumber('B', now), staffName, createdAt: now })
  const ids = waiting.map((row) => row.id)
  await tx
    .update(partnerWithdrawals)
    .set({ state: 'processing', fileId: id, staffName, version: sql`${partnerWithdrawals.version} + 1` })
    .where(inArray(partnerWithdrawals.id, ids))
  const file = await readBankFile(tx, id)
  // The record keeps no accounts.
  const after = { ...file, csv: '', withdrawals: ids }
  await recordAudit(tx, staff, {
    action: 'partner.bankFile',
    subject: 'partner_bank_files',
    subjectId: id,
    before: null,
    after,
  })
  return file
}

/** A file for the bank, by what its withdrawals are now; refused ones stay in it, because the bank has the file already. */
export async function readBankFile(db: ReadDb, id: string): Promise<BankFile> {
  const file = foundRow(await db.select().from(partnerBankFiles).where(eq(partnerBankFiles.id, id)))
  const rows = await db
    .select()
    .from(partnerWithdrawals)
    .where(eq(partnerWithdrawals.fileId, id))
    .orderBy(partnerWithdrawals.createdAt, partnerWithdrawals.id)
  const { no, staffName, createdAt } = file
  return {
    ...{ id, no, staffName, fileName: `${no}.csv`, csv: csvOf(rows), count: rows.length },
    total: rows.reduce((sum, { amount, fee, tax }) => sum + amount - fee - tax, 0),
    createdAt: isoText(createdAt),
  }
}

/** Rows of a file for the bank: what arrives, in baht. */
export function csvOf(rows: readonly WithdrawalRow[]): string {
  const lines = rows.map(({ no, way, bank, account, accountName, amount, fee, tax }) => {
    const arrives = decimalText(amount - fee - tax)
    return [no, way, bank ?? '', account, accountName, arrives, 'THB']
  })
  return csvText([COLUMNS, ...lines])
}
