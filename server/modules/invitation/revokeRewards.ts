import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { inviteRewards } from '../../db/schema/members/invitations'

/** Drops those of some rewards that were not given, and marks the others for the job that takes them back. */
export async function revokeRewards(tx: Tx, condition: SQL | undefined): Promise<void> {
  const drop = and(condition, eq(inviteRewards.state, 'due'))
  await tx.update(inviteRewards).set({ state: 'dropped' }).where(drop)
  const take = and(condition, inArray(inviteRewards.state, ['sealed', 'given']))
  await tx.update(inviteRewards).set({ state: 'back' }).where(take)
}
