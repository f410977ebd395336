/** Lists of invitations. */

/** What one side of an invitation can get. */
export const INVITE_REWARD_KINDS = ['points', 'balance', 'coupon', 'packet'] as const

/** When the inviter is rewarded: the friend registers, completes a first order, or one of at least an amount. */
export const INVITE_CONDITIONS = ['register', 'firstOrder', 'minAmount'] as const

/** States of an invitation. `qualified`: the condition is met and the rewards are on their way. */
export const INVITE_STATE_NAMES = ['joined', 'qualified', 'rewarded', 'invalid'] as const

/** Why an invitation does not count. `late`: no meal in time; `cap`: more friends than the month allows; `staff`: cancelled by staff. */
export const INVITE_REASONS = [
  'own',
  'phone',
  'device',
  'payer',
  'ordered',
  'late',
  'refunded',
  'cap',
  'merged',
  'staff',
] as const
