import { eq } from 'drizzle-orm'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import { type PartnerRow, partners } from '../../db/schema/members/partners'

/** The application of a user. */
export async function findPartner(db: ReadDb, userId: string): Promise<PartnerRow | undefined> {
  return (await db.select().from(partners).where(eq(partners.userId, userId)))[0]
}

/** The partner that a user is. Refuses without an approved application: by its state. */
export async function partnerOf(db: ReadDb, userId: string): Promise<PartnerRow> {
  const partner = await findPartner(db, userId)
  if (partner?.state !== 'approved') throw notApproved(partner)
  return partner
}

/** The same for money: a frozen partner keeps it, unless staff hold it. */
export async function payeeOf(db: ReadDb, userId: string): Promise<PartnerRow> {
  const partner = await findPartner(db, userId)
  if (!partner || !hasMoney(partner)) throw notApproved(partner)
  return partner
}

/** Locks what a user holds, and reads the partner that the user is, who may withdraw. */
export async function lockPayee(tx: Tx, userId: string): Promise<PartnerRow> {
  await lockAccount(tx, userId)
  const partner = await payeeOf(tx, userId)
  if (partner.holdsMoney) throw new AppError(400, 'partner.held')
  return partner
}

/** Locks what a partner holds and reads the partner: each change of one happens after the other. The account may be merged meanwhile. */
export async function lockPartner(tx: Tx, id: string): Promise<PartnerRow | undefined> {
  for (let owner = ''; ;) {
    const [partner] = await tx.select().from(partners).where(eq(partners.id, id))
    if (!partner || partner.userId === owner) return partner
    owner = partner.userId
    await lockAccount(tx, owner)
  }
}

/** Changes a partner whose lock is held. */
export async function writePartner(tx: Tx, id: string, change: Partial<PartnerRow>): Promise<PartnerRow> {
  const [partner] = await tx.update(partners).set(change).where(eq(partners.id, id)).returning()
  if (!partner) throw new Error(`partner ${id} is gone`)
  return partner
}

const hasMoney = ({ state }: PartnerRow) => state === 'approved' || state === 'frozen'

function notApproved(partner: PartnerRow | undefined): AppError {
  return new AppError(400, partner ? `partnerState.${partner.state}` : 'partner.none')
}
