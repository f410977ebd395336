import { inArray } from 'drizzle-orm'
import type {
  InviteActivity,
  InviteGiven,
  InvitePacket,
  InviteRewardView,
} from '../../../src/contract/invitation/inviteViews'
import type { Locale } from '../../../src/contract/fields'
import { type InviteReward, templatesIn } from '../../../src/domain/invitation/inviteReward'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import { type CouponTemplate, couponTemplates, type UserCoupon, userCoupons } from '../../db/schema/coupons/coupons'
import type { InviteCampaign, InviteRewardRow } from '../../db/schema/members/invitations'
import { inLocale } from '../../db/translations'

/** In which language and when it is shown. */
export interface InviteViewer {
  locale: Locale
  now: Date
}

/** Writes rewards for guests, with the coupons that they name. */
export interface RewardTexts {
  view(reward: InviteReward): InviteRewardView
  given(row: InviteRewardRow): InviteGiven | null
}

/** Reads the coupons of some rewards at once. */
export async function readRewardTexts(
  db: ReadDb,
  { rewards = [], rows = [] }: { rewards?: readonly InviteReward[]; rows?: readonly InviteRewardRow[] },
  { locale }: InviteViewer,
): Promise<RewardTexts> {
  const named = [...rewards, ...rows.map((row) => row.reward)].flatMap(templatesIn)
  const ids = [...new Set([...named, ...rows.flatMap(({ templateId }) => templateId ?? [])])]
  const templates =
    ids.length > 0 ? await db.select().from(couponTemplates).where(inArray(couponTemplates.id, ids)) : []
  const couponIds = rows.flatMap(({ couponId }) => couponId ?? [])
  const coupons =
    couponIds.length > 0 ? await db.select().from(userCoupons).where(inArray(userCoupons.id, couponIds)) : []
  const known = new Map(templates.map((template) => [template.id, template]))
  return {
    view: (reward) => viewOf(reward, known, locale),
    given: (row) => givenOf(row, known.get(row.templateId ?? ''), { locale, coupons }),
  }
}

const worthOf = (template: CouponTemplate | undefined) => (template?.kind === 'amount' ? (template.value ?? 0) : 0)

function viewOf(
  reward: InviteReward,
  templates: ReadonlyMap<string, CouponTemplate>,
  locale: Locale,
): InviteRewardView {
  const plain = { kind: reward.kind, coupon: false, name: '', minAmount: 0 }
  if (reward.kind === 'points') return { ...plain, value: reward.points, most: reward.points }
  if (reward.kind === 'balance') return { ...plain, value: reward.amount, most: reward.amount }
  const found = templatesIn(reward).map((id) => templates.get(id))
  const [first] = found
  if (reward.kind === 'packet' && found.length === 0) return { ...plain, value: reward.min, most: reward.max }
  const worths = found.map(worthOf)
  return {
    ...{ kind: reward.kind, coupon: true, value: Math.min(...worths), most: Math.max(...worths) },
    name: first && reward.kind === 'coupon' ? inLocale(first.name, locale) : '',
    minAmount: Math.max(...found.map((template) => template?.minAmount ?? 0)),
  }
}

function givenOf(
  { givenKind, amount, couponId, state }: InviteRewardRow,
  template: CouponTemplate | undefined,
  { locale, coupons }: { locale: Locale; coupons: readonly UserCoupon[] },
): InviteGiven | null {
  if (!givenKind || state === 'lapsed') return null
  const coupon = coupons.find(({ id }) => id === couponId)
  return {
    ...{ kind: givenKind, value: amount, couponId, minAmount: template?.minAmount ?? 0 },
    name: template ? inLocale(template.name, locale) : '',
    endAt: coupon ? isoText(coupon.endAt) : null,
    usedAt: coupon?.usedAt ? isoText(coupon.usedAt) : null,
  }
}

/** A campaign for guests. */
export async function activityOf(
  db: ReadDb,
  campaign: InviteCampaign | undefined,
  viewer: InviteViewer,
): Promise<InviteActivity | null> {
  if (!campaign) return null
  const { id, condition, minAmount, withinDays, holdHours, friendAtOnce, perMonth } = campaign
  const { inviterReward, friendReward, steps } = campaign
  const rewards = [inviterReward, friendReward, ...steps.map(({ reward }) => reward)]
  const { view } = await readRewardTexts(db, { rewards }, viewer)
  return {
    ...{ id, condition, withinDays, holdHours, friendAtOnce, perMonth },
    minAmount: condition === 'minAmount' ? minAmount : 0,
    name: inLocale(campaign.name, viewer.locale),
    startAt: isoText(campaign.startAt),
    endAt: isoText(campaign.endAt),
    rewardA: view(inviterReward),
    rewardB: view(friendReward),
    steps: [...steps]
      .sort((a, b) => a.friends - b.friends)
      .map(({ friends, reward }) => ({ friends, reward: view(reward) })),
    rules: inLocale(campaign.rules, viewer.locale).split('\n').filter(Boolean),
  }
}

/** How a red packet stands: one whose time is over is not open any more, before any job has written so. */
export function packetState({ state, openUntil }: InviteRewardRow, now: Date): InvitePacket['state'] {
  if (state === 'sealed') return openUntil && openUntil <= now ? 'lapsed' : 'sealed'
  if (state === 'back' || state === 'takenBack') return 'takenBack'
  return state === 'given' ? 'given' : 'lapsed'
}

/** A red packet for its owner. */
export function packetOf(row: InviteRewardRow, { view, given }: RewardTexts, now: Date): InvitePacket {
  return {
    ...{ id: row.id, friends: row.friends, state: packetState(row, now), range: view(row.reward), content: given(row) },
    openUntil: isoText(row.openUntil ?? row.dueAt),
  }
}
