import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database'
import { type InviteRewardRow, inviteRewards, invitations, inviteVisits } from '../../db/schema/members/invitations'
import { transact } from '../../db/transaction'
import { transactEach } from '../../db/transactEach'
import { DAY_MS } from '../../../src/domain/time/duration'
import { removeOldIdentities } from '../fraud/identityHashes'
import { end } from './countOrders'
import { give, transitionReward, RewardChanged } from './giveReward'
import { countForSteps } from './oweRewards'
import { takeBack } from './takeBack'

/** Most rewards per run. */
const BATCH = 200
/** Retention period of a visit by a link without a registration. */
const VISIT_MS = 90 * DAY_MS
/** An order that was placed in time counts also when it is completed so much later. */
const GRACE_MS = 2 * DAY_MS

interface Run {
  db: Db
  now: Date
  log: { error(error: unknown): void }
}

/** Takes back and gives every reward whose time has come, one account at a time. Several servers may do it at once. */
export async function runRewards(run: Run): Promise<void> {
  await each(run, eq(inviteRewards.state, 'back'), (tx, row) => takeBack(tx, row, run.now))
  // Those of steps come up while the others are given, and are taken back after them.
  for (const side of ['inviter', 'friend', 'step'] as const) {
    const due = and(eq(inviteRewards.state, 'due'), lte(inviteRewards.dueAt, run.now), eq(inviteRewards.side, side))
    await each(run, due, (tx, row) => giveDue(tx, row, run.now))
  }
  await each(run, eq(inviteRewards.state, 'back'), (tx, row) => takeBack(tx, row, run.now))
}

async function each(
  { db, log }: Run,
  condition: SQL | undefined,
  work: (tx: Tx, row: InviteRewardRow) => Promise<void>,
): Promise<void> {
  let after = ''
  for (;;) {
    const next = and(condition, gt(inviteRewards.id, after))
    const rows = await db.select().from(inviteRewards).where(next).orderBy(asc(inviteRewards.id)).limit(BATCH)
    for (const row of rows)
      await transact(db, (tx) => work(tx, row)).catch((error: unknown) => {
        if (!(error instanceof RewardChanged)) log.error(error)
      })
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Gives a reward that is due. That of the inviter makes the friend count for the steps. */
async function giveDue(tx: Tx, row: InviteRewardRow, now: Date): Promise<void> {
  const { userId, side, invitationId } = row
  if (!userId) {
    await transitionReward(tx, row, { state: 'dropped', endedAt: now })
    return
  }
  await give(tx, row, { locale: 'en', now }, () => markRewarded(tx, invitationId, now))
  if (side === 'inviter') await countForSteps(tx, row.campaignId, { userId, now })
}

/** Writes that the rewards of an invitation have come. One that does not count any more undoes the caller's transaction. */
async function markRewarded(tx: Tx, invitationId: string | null, now: Date): Promise<void> {
  if (!invitationId) return
  const counts = and(eq(invitations.id, invitationId), inArray(invitations.state, ['qualified', 'rewarded']))
  const marked = await tx
    .update(invitations)
    .set({
      state: 'rewarded',
      rewardedAt: sql`coalesce(${invitations.rewardedAt}, ${sql.param(now, invitations.rewardedAt)})`,
    })
    .where(counts)
    .returning({ id: invitations.id })
  if (marked.length === 0) throw new RewardChanged()
}

/** Ends what was not used in time: friends who have not ordered, packets that were not opened, links that led to no account, old marks. */
export async function expireInvitations(run: Run): Promise<void> {
  const { db, now } = run
  const late = and(eq(invitations.state, 'joined'), lte(invitations.until, new Date(now.getTime() - GRACE_MS)))
  const found = await db.select().from(invitations).where(late).limit(BATCH)
  await transactEach(run, found, (tx, invitation) => end(tx, invitation, { reason: 'late', now }))
  const over = and(eq(inviteRewards.state, 'sealed'), lte(inviteRewards.openUntil, now))
  await db.update(inviteRewards).set({ state: 'lapsed', endedAt: now }).where(over)
  await db.delete(inviteVisits).where(lte(inviteVisits.at, new Date(now.getTime() - VISIT_MS)))
  await removeOldIdentities(db, now)
}
