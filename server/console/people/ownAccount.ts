import { eq, sql } from 'drizzle-orm'
import type { StaffPerson } from '../../../console/contract/staff/staffAccount'
import type { Locale } from '../../../src/contract/fields'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockRow } from '../../db/locks/rows'
import { staffAccounts } from '../../db/schema/staff/console'
import { hashPassword, passwordFits } from '../../modules/accounts/passwords'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { presentPerson, readAccount, type ServerOwner } from './presentAccount'
import { replacePassword } from './staffSessions'

/** Changes the caller's name and language. */
export async function updateOwn(
  tx: Tx,
  fields: { name: string; locale: Locale },
  staff: Staff & ServerOwner,
): Promise<StaffPerson> {
  const before = presentPerson(await readAccount(tx, staff.id, staff))
  const version = sql`${staffAccounts.version} + 1`
  await tx
    .update(staffAccounts)
    .set({ ...fields, version })
    .where(eq(staffAccounts.id, staff.id))
  const after = presentPerson(await readAccount(tx, staff.id, staff))
  const change = { action: 'session.update', subject: 'staff_accounts', subjectId: staff.id } as const
  await recordAudit(tx, staff, { ...change, before, after })
  return after
}

/** Changes the caller's password and ends the other sessions. Refuses a wrong current password, and one that the server sets. */
export async function changePassword(
  tx: Tx,
  { current, wanted }: { current: string; wanted: string },
  staff: Staff & ServerOwner,
): Promise<void> {
  const row = await lockRow(tx, staffAccounts, staff.id)
  if (!row?.passwordHash) throw new AppError(400, 'staff.passwordOfServer')
  if (!(await passwordFits(current, row.passwordHash)))
    throw new AppError(400, 'staff.wrongCurrent', {}, { fields: ['current'] })
  const passwordHash = await hashPassword(wanted)
  await replacePassword(tx, { staffId: staff.id, passwordHash, now: staff.now, except: staff.sessionHash })
  const change = { action: 'session.changePassword', subject: 'staff_accounts', subjectId: staff.id } as const
  await recordAudit(tx, staff, { ...change, before: null, after: null })
}
