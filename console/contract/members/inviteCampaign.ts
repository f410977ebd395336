import * as v from 'valibot'
import { INVITE_CONDITIONS, INVITE_REASONS, INVITE_STATE_NAMES } from '../../../src/contract/constants/invitation'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, int, pageOf, paging, satang, text } from '../../../src/contract/fields'
import { keyword, limit, moment, money, pictureName, templateId, texts, textsOrNone, version } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** Money of a reward in satang, of whole baht. */
const wholeBaht = (min: number) => v.pipe(money(min, 10_000_00), v.multipleOf(100))

const reward = v.variant('kind', [
  v.object({ kind: v.literal('points'), points: int(1, 100_000) }),
  v.object({ kind: v.literal('balance'), amount: wholeBaht(100) }),
  v.object({ kind: v.literal('coupon'), templateId }),
  /** One of some coupons, or without any an amount from `min` to `max`, by chance. */
  v.object({
    kind: v.literal('packet'),
    templateIds: v.pipe(v.array(templateId), v.maxLength(20)),
    min: wholeBaht(0),
    max: wholeBaht(0),
    openDays: int(1, 365),
  }),
])

const fields = {
  name: texts(60),
  /** The merchant's own rules, a line each. */
  rules: textsOrNone(2000),
  startAt: moment,
  endAt: moment,
  condition: v.picklist(INVITE_CONDITIONS),
  /** Of the condition `minAmount`: the least that the friend pays, satang. */
  minAmount: money(0, 100_000_00),
  withinDays: int(1, 365),
  holdHours: int(0, 24 * 60),
  inviterReward: reward,
  friendReward: reward,
  friendAtOnce: flag,
  steps: v.pipe(v.array(v.object({ friends: int(1, 1000), reward })), v.maxLength(10)),
  perMonth: limit,
  total: limit,
  pictures: v.pipe(v.array(v.pipe(pictureName, v.minLength(1))), v.maxLength(9)),
}
const written = v.object(fields)
export type InviteCampaignFields = v.InferOutput<typeof written>

const campaign = v.object({
  ...fields,
  id,
  version,
  /** Whether staff let it run: its period can end that as well. */
  onSale: v.boolean(),
  joined: v.number(),
  createdAt: instant,
})
export type StaffInviteCampaign = v.InferOutput<typeof campaign>

const invitation = v.object({
  id,
  version,
  campaignId: id,
  /** Null when the account was removed. */
  inviterId: v.nullable(id),
  inviterName: v.string(),
  friendId: v.nullable(id),
  friendName: v.string(),
  state: v.picklist(INVITE_STATE_NAMES),
  reason: v.nullable(v.picklist(INVITE_REASONS)),
  note: v.string(),
  joinedAt: instant,
  until: instant,
  orderId: v.nullable(id),
  orderAmount: v.nullable(satang),
  /** What each side got for it, in the caller's language; empty until it is given, and when it was taken back. */
  inviterGot: v.string(),
  friendGot: v.string(),
})
export type StaffInvitation = v.InferOutput<typeof invitation>

/** Campaigns in which members bring friends. What was promised to friends who have accepted follows the campaign as it is. */
export const inviteCampaignContract = {
  list: endpoint({
    ...staffRead,
    summary: 'Invitation campaigns, the newest first: all, running or stopped, or with a word in their name',
    path: 'invite/campaigns',
    input: v.object({ keyword, onSale: v.optional(flag), ...paging }),
    reply: pageOf(campaign),
  }),
  create: endpoint({
    ...staffWrite,
    summary: 'Makes an invitation campaign. Fields that do not fit together are refused with code 400 and `fields`',
    path: 'invite/campaign/create',
    input: written,
    reply: campaign,
  }),
  update: endpoint({
    ...staffWrite,
    summary: 'Changes an invitation campaign: all its fields. A stale version is refused with code 409 and `current`',
    path: 'invite/campaign/update',
    input: v.object({ id, version, ...fields }),
    reply: campaign,
  }),
  setOnSale: endpoint({
    ...staffWrite,
    summary: 'Stops an invitation campaign, or lets it run again. Friends who have accepted can still order',
    path: 'invite/campaign/onSale',
    input: v.object({ id, version, onSale: flag }),
    reply: campaign,
  }),
  numbers: endpoint({
    ...staffRead,
    summary: 'What a campaign has brought and cost',
    path: 'invite/campaign/numbers',
    input: v.object({ id }),
    reply: v.object({
      joined: v.number(),
      ordered: v.number(),
      rewarded: v.number(),
      invalid: v.number(),
      /** What friends paid for the orders that count. */
      sales: satang,
      /** What was given and not taken back: money and coupons of a fixed amount, points, coupons of other kinds. */
      money: satang,
      points: v.number(),
      coupons: v.number(),
      /** What was to be taken back and was spent already. */
      lost: satang,
    }),
  }),
  invitations: endpoint({
    ...staffRead,
    summary:
      'Invitations, the newest first: of a campaign, of a member on either side, in a state, or with a word in the name of one of both',
    path: 'invite/invitations',
    input: v.object({
      keyword,
      campaignId: v.optional(id),
      memberId: v.optional(id),
      state: v.optional(v.picklist(INVITE_STATE_NAMES)),
      ...paging,
    }),
    reply: pageOf(invitation),
  }),
  invitation: endpoint({
    ...staffRead,
    summary: 'One invitation',
    path: 'invite/invitation',
    input: v.object({ id }),
    reply: invitation,
  }),
  cancel: endpoint({
    ...staffWrite,
    summary:
      'Cancels an invitation, with a reason: rewards that were given for it are taken back as far as they are there',
    path: 'invite/invitation/cancel',
    input: v.object({ id, version, reason: v.pipe(text(200), v.minLength(3)) }),
    reply: invitation,
  }),
}
