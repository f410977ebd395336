import type { INVITE_REASONS, INVITE_STATE_NAMES } from '@/contract/constants/invitation'
import { namesByCode } from '../state/namesByCode'

export type InviteStateName = (typeof INVITE_STATE_NAMES)[number]

interface InviteState {
  /** Number on the wire: 1 joined, 2 ordered, 3 rewarded, 4 invalid. */
  code: 1 | 2 | 3 | 4
  /** Where it can go. An order that is refunded before the rewards were given leaves the friend another try. */
  to: readonly InviteStateName[]
}

/** The state machine of an invitation that a friend has accepted. */
export const INVITE_STATES: Record<InviteStateName, InviteState> = {
  joined: { code: 1, to: ['qualified', 'invalid'] },
  qualified: { code: 2, to: ['joined', 'rewarded', 'invalid'] },
  rewarded: { code: 3, to: ['invalid'] },
  invalid: { code: 4, to: [] },
}

const NAMES = namesByCode(INVITE_STATES)

/** The state of a wire code. */
export const inviteStateOf = (code: InviteState['code']): InviteStateName => NAMES[code]

export type InviteReason = (typeof INVITE_REASONS)[number]

/** States of a reward. `sealed`: a packet that is not open; `back`: to be taken back; `lapsed`: not opened in time, or nothing was left of it. */
export const REWARD_STATES = ['due', 'sealed', 'given', 'back', 'takenBack', 'lapsed', 'dropped'] as const
export type RewardState = (typeof REWARD_STATES)[number]
