import { desc, eq } from 'drizzle-orm'
import type { MemberAddress } from '../../../console/contract/members/member'
import type { Tx } from '../../db/database'
import { addresses } from '../../db/schema/account/users'
import { recordAudit, type Staff } from '../audit/audit'
import { readMember } from './members'

/** The addresses of a member, the default first. That staff have looked at them is recorded, with their number and not what they are. */
export async function readMemberAddresses(tx: Tx, id: string, staff: Staff): Promise<{ list: MemberAddress[] }> {
  await readMember(tx, id)
  const rows = await tx
    .select()
    .from(addresses)
    .where(eq(addresses.userId, id))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
  const after = { shown: rows.length }
  await recordAudit(tx, staff, { action: 'member.addresses', subject: 'users', subjectId: id, before: null, after })
  const list = rows.map(({ id, contact, phone, address, houseNo }) => ({
    ...{ id, contact, phone },
    address: [address, houseNo].filter(Boolean).join(' '),
  }))
  return { list }
}
