/**
 * A reward as the merchant sets it: points, money on the balance, a coupon, or a red packet. A packet holds one of some coupons or, without
 * any, an amount of money from `min` to `max`, by chance; it can be opened for `openDays`.
 */
export type InviteReward =
  | { kind: 'points'; points: number }
  | { kind: 'balance'; amount: number }
  | { kind: 'coupon'; templateId: string }
  | { kind: 'packet'; templateIds: string[]; min: number; max: number; openDays: number }

/** What lies in a packet once it is open. */
export type PacketContent = Exclude<InviteReward, { kind: 'packet' | 'points' }>

/** Amounts of money in a packet are whole baht. */
const BAHT = 100

/** The coupon templates that a reward may give. */
export function templatesIn(reward: InviteReward): readonly string[] {
  if (reward.kind === 'coupon') return [reward.templateId]
  return reward.kind === 'packet' ? reward.templateIds : []
}

/** Chooses what a packet holds. `below` gives a whole number from 0 up to, but without, its argument. */
export function packetContent(
  { templateIds, min, max }: Extract<InviteReward, { kind: 'packet' }>,
  below: (limit: number) => number,
): PacketContent {
  const templateId = templateIds[templateIds.length > 0 ? below(templateIds.length) : 0]
  if (templateId !== undefined) return { kind: 'coupon', templateId }
  const steps = Math.floor((max - min) / BAHT)
  return { kind: 'balance', amount: min + below(steps + 1) * BAHT }
}
