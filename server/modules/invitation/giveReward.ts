import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/fields'
import { packetContent } from '../../../src/domain/invitation/inviteReward'
import type { RewardState } from '../../../src/domain/invitation/inviteState'
import { DAY_MS } from '../../../src/domain/time/duration'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { lockAccount } from '../../db/locks'
import { couponTemplates } from '../../db/schema/coupons/coupons'
import { type InviteRewardRow, inviteRewards } from '../../db/schema/members/invitations'
import { issueCoupons } from '../coupons/issueCoupons'
import { book } from '../ledger/ledger'

export interface Moment {
  locale: Locale
  now: Date
}

type RewardChange = Partial<typeof inviteRewards.$inferInsert>

/** A reward whose state was changed by another transaction meanwhile: the caller's is undone. */
export class RewardChanged extends Error {}

/** What the ledger names a reward by. */
export const causeOf = ({ id }: Pick<InviteRewardRow, 'id'>): string => `invite ${id}`

/**
 * Gives a reward that is due, or seals a packet, in the caller's transaction, which has locked nothing beyond the campaign. The row is
 * written last, after what `settle` writes: one that has moved meanwhile undoes everything.
 */
export async function give(
  tx: Tx,
  row: InviteRewardRow,
  moment: Moment,
  settle: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { reward } = row
  const written =
    reward.kind === 'packet' ? await sealPacket(tx, row, reward, moment) : await handOver(tx, row, reward, moment)
  await settle()
  await transitionReward(tx, row, written)
}

async function sealPacket(
  tx: Tx,
  { userId }: InviteRewardRow,
  { openDays }: { openDays: number },
  { now }: Moment,
): Promise<RewardChange> {
  await lockAccount(tx, userId ?? '')
  return { state: 'sealed', openUntil: new Date(now.getTime() + openDays * DAY_MS) }
}

/** Opens a sealed packet: chooses what it holds, and gives it. */
export async function openPacket(tx: Tx, row: InviteRewardRow, moment: Moment): Promise<InviteRewardRow> {
  const { reward } = row
  if (reward.kind !== 'packet') throw new AppError(400, 'invite.noPacket')
  const content = packetContent(reward, randomInt)
  return transitionReward(tx, row, await handOver(tx, row, content, moment))
}

/** Writes a reward that still is as it was read. */
export async function transitionReward(tx: Tx, row: InviteRewardRow, written: RewardChange): Promise<InviteRewardRow> {
  const unmoved = and(eq(inviteRewards.id, row.id), eq(inviteRewards.state, row.state))
  const [moved] = await tx.update(inviteRewards).set(written).where(unmoved).returning()
  if (!moved) throw new RewardChanged()
  return moved
}

type Content = Exclude<InviteRewardRow['reward'], { kind: 'packet' }>

/** Gives points, money or a coupon, and tells what to write about it. */
async function handOver(tx: Tx, row: InviteRewardRow, content: Content, moment: Moment): Promise<RewardChange> {
  const { now } = moment
  const userId = row.userId ?? ''
  const given: { state: RewardState; givenAt: Date; givenKind: Content['kind'] } = {
    ...{ state: 'given', givenAt: now, givenKind: content.kind },
  }
  if (content.kind === 'coupon') {
    const couponId = await issueOne(tx, row, content.templateId, moment)
    await lockAccount(tx, userId)
    if (!couponId) return { ...given, templateId: content.templateId, state: 'lapsed', endedAt: now }
    return { ...given, templateId: content.templateId, couponId, amount: await worthOf(tx, content.templateId) }
  }
  const isPoints = content.kind === 'points'
  const amount = isPoints ? content.points : content.amount
  await lockAccount(tx, userId)
  const account = isPoints ? 'points' : 'bonus'
  await book(tx, userId, [{ account, amount, kind: 'reward', cause: causeOf(row) }], now)
  return { ...given, amount }
}

/** Issues the coupon of a reward, once; undefined when none is left or its time is over. */
async function issueOne(tx: Tx, row: InviteRewardRow, templateId: string, moment: Moment): Promise<string | undefined> {
  const issue = { templateId, userId: row.userId ?? '', source: 'reward', cause: causeOf(row) } as const
  try {
    return (await issueCoupons(tx, issue, moment))[0]?.id
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** What a coupon of a fixed amount takes off; 0 for one of another kind. */
async function worthOf(tx: Tx, templateId: string): Promise<number> {
  const [template] = await tx.select().from(couponTemplates).where(eq(couponTemplates.id, templateId))
  return template?.kind === 'amount' ? (template.value ?? 0) : 0
}
