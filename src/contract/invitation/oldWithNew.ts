import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id, instant, pageOf, paging, picture } from '../fields'
import { activity, earned, friend, given, landing, packet, reward, rewardState } from './inviteViews'

const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32))

/** Members bring friends (specification §2 "Invitation"; the names of the calls are the specified ones, `shear` included). */
export const oldWithNewContract = {
  activity: endpoint({
    summary: 'The campaign that runs now; null while there is none',
    path: 'oldWithNew',
    access: 'guest',
    input: v.object({}),
    reply: v.object({ activity: v.nullable(activity), serverTime: instant }),
  }),
  partyA: endpoint({
    summary: 'What the inviter sees: the campaign, the friends so far, what was earned, the packets that wait',
    path: 'oldWithNew/partyA',
    access: 'member',
    input: v.object({}),
    reply: v.object({
      activity: v.nullable(activity),
      /** Friends who count for the steps; those who have accepted; those of this month. */
      friends: v.number(),
      invited: v.number(),
      thisMonth: v.number(),
      earned,
      latest: v.array(friend),
      packets: v.array(packet),
      serverTime: instant,
    }),
  }),
  partyB: endpoint({
    otherClients: true,
    summary: 'What the friend sees who has opened the link of an invitation',
    path: 'oldWithNew/partyB',
    access: 'guest',
    input: v.object({ code }),
    reply: landing,
  }),
  accept: endpoint({
    summary:
      'Keeps the invitation of a link for the caller; a member with a new account and a phone number is judged at once, a guest by the first sign-in',
    method: 'POST',
    path: 'oldWithNew/partyB',
    access: 'guest',
    json: true,
    idempotent: true,
    input: v.object({ code }),
    reply: landing,
  }),
  /** The specified name of what is shared. */
  shear: endpoint({
    summary: 'The link of the caller, with the words and pictures of the card that is sent',
    method: 'POST',
    path: 'oldWithNew/shear',
    access: 'member',
    json: true,
    idempotent: true,
    input: v.object({}),
    reply: v.object({
      code: v.string(),
      /** The address that the QR code holds. */
      link: v.string(),
      nick: v.string(),
      avatar: picture,
      /** Pictures to choose from for the card. */
      pictures: v.array(picture),
      /** How many stores there are. */
      stores: v.number(),
      activity: v.nullable(activity),
    }),
  }),
  recordA: endpoint({
    summary: 'The friends whom the caller has invited, newest first, and the packets',
    path: 'oldWithNew/recordA',
    access: 'member',
    input: v.object({ tab: v.optional(v.picklist(['all', 'waiting', 'rewarded']), 'all'), ...paging }),
    reply: v.object({
      ...pageOf(friend).entries,
      counts: v.object({ all: v.number(), waiting: v.number(), rewarded: v.number() }),
      earned,
      packets: v.array(packet),
      serverTime: instant,
    }),
  }),
  recordB: endpoint({
    summary: 'What the caller got as a friend who was invited, newest first',
    path: 'oldWithNew/recordB',
    access: 'member',
    input: v.object(paging),
    reply: pageOf(
      v.object({
        id,
        /** Who has invited the caller; empty when the account is gone. */
        from: v.string(),
        at: instant,
        state: rewardState,
        stateFormat: v.string(),
        /** What it is, or may hold. */
        reward,
        given: v.nullable(given),
        /** Of a packet: until when it can be opened. */
        openUntil: v.nullable(instant),
      }),
    ),
  }),
  packet: endpoint({
    summary: 'A red packet of the caller, with its range',
    path: 'oldWithNew/packet',
    access: 'member',
    input: v.object({ id }),
    reply: packet,
  }),
  open: endpoint({
    summary: 'Opens a red packet of the caller; an open one is answered with what it held',
    method: 'POST',
    path: 'oldWithNew/packet',
    access: 'member',
    json: true,
    idempotent: true,
    input: v.object({ id }),
    reply: packet,
  }),
}
