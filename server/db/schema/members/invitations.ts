import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { InviteCondition } from '../../../../src/domain/invitation/inviteRules'
import type { InviteReward } from '../../../../src/domain/invitation/inviteReward'
import { INVITE_CONDITIONS, INVITE_REASONS, INVITE_STATE_NAMES } from '../../../../src/contract/constants/invitation'
import {
  type InviteReason,
  type InviteStateName,
  REWARD_STATES,
  type RewardState,
} from '../../../../src/domain/invitation/inviteState'
import { instant, key, localizedText, notNegative, noText, oneOf, satang, version } from '../columns'
import { userCoupons } from '../coupons/coupons'
import { orders } from '../orders/orders'
import { users } from '../account/users'

/** A prize for a number of friends. */
export interface InviteStepRow {
  friends: number
  reward: InviteReward
}

const reward = () => jsonb().$type<InviteReward>()
const person = () => text().references(() => users.id, { onDelete: 'set null' })

/** Campaigns in which members bring friends. The one that has begun last is the one that runs. */
export const inviteCampaigns = pgTable(
  'invite_campaigns',
  {
    id: key(),
    name: localizedText().notNull(),
    /** The merchant's own rules, a line each. */
    rules: localizedText().notNull().default(noText),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    closed: boolean().notNull().default(false),
    condition: text().$type<InviteCondition>().notNull(),
    /** The least that the friend pays, satang. */
    minAmount: satang().notNull().default(0),
    /** In how many days the friend has to order. */
    withinDays: integer().notNull(),
    /** How many hours after the order rewards come. */
    holdHours: integer().notNull().default(0),
    inviterReward: reward().notNull(),
    friendReward: reward().notNull(),
    /** Whether the friend is rewarded for registering. */
    friendAtOnce: boolean().notNull().default(true),
    steps: jsonb().$type<InviteStepRow[]>().notNull().default([]),
    /** How many friends of one member count in a month, and of all members in all; null without a limit. */
    perMonth: integer(),
    total: integer(),
    /** How many friends have accepted. */
    joined: integer().notNull().default(0),
    /** Pictures for the card that is sent. */
    pictures: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant().notNull(),
    version: version(),
  },
  (table) => [
    index().on(table.startAt),
    check('invite_campaigns_condition', oneOf(table.condition, INVITE_CONDITIONS)),
    check('invite_campaigns_period', sql`${table.startAt} < ${table.endAt}`),
    check('invite_campaigns_counts', notNegative(table.minAmount, table.holdHours, table.joined)),
    check('invite_campaigns_within', sql`${table.withinDays} >= 1`),
    check('invite_campaigns_total', sql`${table.total} is null or ${table.joined} <= ${table.total}`),
  ],
)
export type InviteCampaign = typeof inviteCampaigns.$inferSelect

/** The code of a member's link. */
export const inviteCodes = pgTable('invite_codes', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  createdAt: instant().notNull(),
})

/** Links that were opened on devices, until a guest registers there: whose the last one was, and when the first one was opened. */
export const inviteVisits = pgTable(
  'invite_visits',
  {
    deviceId: key(),
    inviterId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [index().on(table.inviterId), index().on(table.at)],
)

/** Invitations that a newcomer has accepted. Each member accepts one at most. */
export const invitations = pgTable(
  'invitations',
  {
    id: key(),
    campaignId: text()
      .notNull()
      .references(() => inviteCampaigns.id),
    inviterId: person(),
    friendId: person(),
    state: text().$type<InviteStateName>().notNull().default('joined'),
    reason: text().$type<InviteReason>(),
    joinedAt: instant().notNull(),
    /** Until when the friend has to order, exclusive. */
    until: instant().notNull(),
    /** The order that counts, and what was paid for it. */
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    orderAmount: satang(),
    qualifiedAt: instant(),
    rewardedAt: instant(),
    endedAt: instant(),
    /** Why staff have voided it. */
    note: text().notNull().default(''),
    version: version(),
  },
  (table) => [
    uniqueIndex('invitations_friend').on(table.friendId),
    index().on(table.inviterId, table.joinedAt),
    index().on(table.campaignId, table.joinedAt),
    uniqueIndex('invitations_order').on(table.orderId),
    index()
      .on(table.until)
      .where(sql`${table.state} = 'joined'`),
    check('invitations_state', oneOf(table.state, INVITE_STATE_NAMES)),
    check('invitations_reason', oneOf(table.reason, INVITE_REASONS)),
    check('invitations_invalid', sql`(${table.state} = 'invalid') = (${table.reason} is not null)`),
    check('invitations_own', sql`${table.inviterId} <> ${table.friendId}`),
  ],
)
export type Invitation = typeof invitations.$inferSelect

/** For whom a reward is: the inviter for a friend, the friend, or the inviter for a number of friends. */
export const REWARD_SIDES = ['inviter', 'friend', 'step'] as const
export type RewardSide = (typeof REWARD_SIDES)[number]

/** Rewards of invitations. Each side of an invitation, and each step of a member, is rewarded once. */
export const inviteRewards = pgTable(
  'invite_rewards',
  {
    id: key(),
    campaignId: text()
      .notNull()
      .references(() => inviteCampaigns.id),
    userId: person(),
    side: text().$type<RewardSide>().notNull(),
    invitationId: text().references(() => invitations.id),
    /** Friends of the step. */
    friends: integer(),
    reward: reward().notNull(),
    state: text().$type<RewardState>().notNull().default('due'),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** Of a packet: until when it can be opened. */
    openUntil: instant(),
    /** What was given: its kind, points or satang, and the coupon. */
    givenKind: text().$type<'points' | 'balance' | 'coupon'>(),
    amount: satang().notNull().default(0),
    couponId: text().references(() => userCoupons.id, { onDelete: 'set null' }),
    templateId: text(),
    givenAt: instant(),
    /** Whether the reward stays when the order of the friend is refunded: it was for registering. */
    keeps: boolean().notNull().default(false),
    /** What could not be taken back because it was not there any more. */
    short: satang().notNull().default(0),
    endedAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.campaignId),
    index().on(table.couponId),
    index()
      .on(table.dueAt)
      .where(sql`${table.state} in ('due', 'back', 'sealed')`),
    uniqueIndex('invite_rewards_side')
      .on(table.invitationId, table.side)
      .where(sql`${table.state} not in ('dropped')`),
    // A step that was taken back whole can be reached again; one of which something was spent cannot.
    uniqueIndex('invite_rewards_step')
      .on(table.campaignId, table.userId, table.friends)
      .where(
        sql`${table.side} = 'step' and ${table.state} <> 'dropped' and (${table.state} <> 'takenBack' or ${table.short} > 0)`,
      ),
    check('invite_rewards_side_of', sql`(${table.side} = 'step') = (${table.friends} is not null)`),
    check('invite_rewards_of', sql`(${table.side} = 'step') = (${table.invitationId} is null)`),
    check('invite_rewards_sides', oneOf(table.side, REWARD_SIDES)),
    check('invite_rewards_state', oneOf(table.state, REWARD_STATES)),
    check('invite_rewards_given_kind', oneOf(table.givenKind, ['points', 'balance', 'coupon'])),
    check('invite_rewards_amounts', notNegative(table.amount, table.short)),
  ],
)
export type InviteRewardRow = typeof inviteRewards.$inferSelect
