import { and, eq, inArray, lte } from 'drizzle-orm'
import { OPEN_WITHDRAWAL_STATES } from '../../../src/domain/partner/withdrawalState'
import type { Tx } from '../../db/database'
import {
  partnerCommissions,
  partnerFans,
  type PartnerRow,
  partners,
  partnerWithdrawals,
} from '../../db/schema/members/partners'
import type { MemberTable } from '../memberData'
import { findPartner } from './partnerRepository'

/**
 * The partner that a member is. Of two partners one stays, with what both have earned. With the account all that names a person goes;
 * what accounting needs stays.
 */
export const memberPartners: MemberTable = {
  owners: [partners.userId],

  async merge(tx, { from, into }) {
    const [moving, staying] = [await findPartner(tx, from), await findPartner(tx, into)]
    if (!moving) return
    if (staying) await joinPartners(tx, moving, staying)
    else await tx.update(partners).set({ userId: into }).where(eq(partners.id, moving.id))
  },

  async remove(tx, userId, now) {
    const partner = await findPartner(tx, userId)
    if (!partner) return
    await tx.delete(partnerFans).where(eq(partnerFans.partnerId, partner.id))
    const ofPartner = eq(partnerWithdrawals.partnerId, partner.id)
    // The money on its way is given up with the ledger of the account.
    const open = and(ofPartner, inArray(partnerWithdrawals.state, OPEN_WITHDRAWAL_STATES))
    await tx.update(partnerWithdrawals).set({ state: 'refused', endedAt: now }).where(open)
    await tx.update(partnerWithdrawals).set({ account: '', accountName: '' }).where(ofPartner)
    const nobody = { name: '', answers: {}, reason: '', state: 'frozen', holdsMoney: true } as const
    await tx.update(partners).set(nobody).where(eq(partners.id, partner.id))
  },
}

/** Moves everything of a partner to another one. */
async function joinPartners(tx: Tx, { id, owed }: PartnerRow, staying: PartnerRow): Promise<void> {
  const partnerId = staying.id
  await tx.update(partnerFans).set({ partnerId }).where(eq(partnerFans.partnerId, id))
  await tx.update(partnerCommissions).set({ partnerId }).where(eq(partnerCommissions.partnerId, id))
  await tx.update(partnerWithdrawals).set({ partnerId, merged: true }).where(eq(partnerWithdrawals.partnerId, id))
  await tx
    .update(partners)
    .set({ owed: staying.owed + owed })
    .where(eq(partners.id, partnerId))
  await tx.delete(partners).where(eq(partners.id, id))
}

/** Whose fan a member is. In a merge the binding of the account stays while it holds, and a partner is never an own fan. */
export const memberFans: MemberTable = {
  owners: [partnerFans.userId],

  async merge(tx, { from, into, now }) {
    await tx.delete(partnerFans).where(and(eq(partnerFans.userId, into), lte(partnerFans.endsAt, now)))
    const existing = await tx.$count(partnerFans, eq(partnerFans.userId, into))
    if (existing > 0) await tx.delete(partnerFans).where(eq(partnerFans.userId, from))
    else await tx.update(partnerFans).set({ userId: into }).where(eq(partnerFans.userId, from))
    await dropOwnBinding(tx, into)
  },

  remove: (tx, userId) => tx.delete(partnerFans).where(eq(partnerFans.userId, userId)),
}

async function dropOwnBinding(tx: Tx, into: string): Promise<void> {
  const own = await findPartner(tx, into)
  if (own) await tx.delete(partnerFans).where(and(eq(partnerFans.userId, into), eq(partnerFans.partnerId, own.id)))
}

/** The orders of a member that partners earned by; without the member when the account is removed. */
export const memberCommissions: MemberTable = {
  owners: [partnerCommissions.fanId],
  merge: (tx, { from, into }) =>
    tx.update(partnerCommissions).set({ fanId: into }).where(eq(partnerCommissions.fanId, from)),
  remove: (tx, userId) =>
    tx.update(partnerCommissions).set({ fanId: null }).where(eq(partnerCommissions.fanId, userId)),
}
