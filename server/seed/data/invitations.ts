import type { InviteReward } from '../../../src/domain/invitation/inviteReward'
import type { InviteReason, InviteStateName } from '../../../src/domain/invitation/inviteState'
import { satang, texts } from '../notation'
import { type CouponSeed, rolling, WITH_OTHERS } from './coupons'

const amountOff = (baht: number, from: number) =>
  ({ kind: 'amount', value: satang(baht), minAmount: satang(from), stacks: WITH_OTHERS }) as const

const packetCoupon = (baht: number): CouponSeed => ({
  ...rolling(30),
  id: `packet-${baht}`,
  name: [`Red packet ฿${baht}`, `อั่งเปา ฿${baht}`, `红包 ฿${baht}`],
  description: ['From a red packet.', 'จากอั่งเปา', '来自红包。'],
  ...amountOff(baht, 300),
})

/** The coupons of invitations. */
export const INVITE_COUPONS: CouponSeed[] = [
  {
    ...rolling(30),
    id: 'friend-welcome',
    name: ['Welcome, friend', 'ยินดีต้อนรับเพื่อน', '欢迎新朋友'],
    description: ['For your first meal with us.', 'สำหรับมื้อแรกกับเรา', '您的第一餐可用。'],
    ...amountOff(60, 200),
  },
  {
    ...rolling(60),
    id: 'friend-thanks',
    name: ['Thanks for the friend', 'ขอบคุณที่พาเพื่อนมา', '感谢您带来朋友'],
    description: ['For bringing a friend.', 'สำหรับการพาเพื่อนมา', '感谢您邀请好友。'],
    ...amountOff(60, 200),
  },
  packetCoupon(20),
  packetCoupon(50),
  packetCoupon(100),
  {
    ...rolling(90),
    id: 'friends-dinner',
    name: ['Dinner for two', 'มื้อเย็นสำหรับสองคน', '双人晚餐'],
    description: ['For five friends: up to ฿600.', 'สำหรับเพื่อนห้าคน: สูงสุด ฿600', '邀请五位好友：最高减 ฿600。'],
    image: 'pictures/massaman.cut.webp',
    ...amountOff(600, 600),
  },
]

const PACKET: InviteReward = {
  ...{ kind: 'packet', templateIds: ['packet-20', 'packet-50', 'packet-100'] },
  ...{ min: 0, max: 0, openDays: 14 },
}
export const THANKS: InviteReward = { kind: 'coupon', templateId: 'friend-thanks' }
export const WELCOME: InviteReward = { kind: 'coupon', templateId: 'friend-welcome' }

/** The campaign that runs in the demonstration, from so many days ago until so many days ahead. */
export const INVITE_CAMPAIGN = {
  id: 'bring-a-friend',
  name: texts('Bring a friend', 'ชวนเพื่อนมากิน', '邀请好友'),
  rules: texts(
    'Coupons cannot be exchanged for money.\nWe may end the campaign early; coupons that you have stay yours.',
    'คูปองแลกเป็นเงินไม่ได้\nเราอาจจบกิจกรรมก่อนกำหนด คูปองที่ได้แล้วยังเป็นของคุณ',
    '优惠券不能兑换现金。\n活动可能提前结束，已领取的优惠券仍归您所有。',
  ),
  ...{ daysAgo: 45, daysAhead: 45 },
  ...({ condition: 'minAmount', minAmount: satang(200), withinDays: 30, holdHours: 0, friendAtOnce: true } as const),
  ...{ inviterReward: THANKS, friendReward: WELCOME, perMonth: 20 },
  steps: [
    { friends: 3, reward: PACKET },
    { friends: 5, reward: { kind: 'coupon', templateId: 'friends-dinner' } as const },
  ],
  pictures: ['tom_yum', 'khao_soi', 'mango_sticky_rice', 'pad_kra_pao'].map((name) => `pictures/${name}.cut.webp`),
}

interface SeedInvitation {
  id: string
  nickname: string
  /** Days before the demonstration begins: when the friend joined, and had the first meal. */
  joined: number
  ate?: number
  paid?: number
  state: InviteStateName
  reason?: InviteReason
}

/** The friends of the demonstration's member: rewarded, waiting, and one who does not count. */
export const FRIENDS: readonly SeedInvitation[] = [
  { id: 'inv-pim', nickname: 'Pim', joined: 26, ate: 15, paid: satang(265), state: 'rewarded' },
  { id: 'inv-somchai', nickname: 'Somchai', joined: 40, ate: 27, paid: satang(238), state: 'rewarded' },
  { id: 'inv-mali', nickname: 'Mali', joined: 12, ate: 8, paid: satang(420), state: 'rewarded' },
  { id: 'inv-jit', nickname: 'Jit', joined: 12, state: 'joined' },
  { id: 'inv-aom', nickname: 'Aom', joined: 20, state: 'invalid', reason: 'device' },
]

/** Who has invited the member, before the campaign. */
export const INVITER = { id: 'daeng', nickname: 'Daeng' } as const
