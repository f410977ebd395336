import type { LocalizedText } from '../notation'

interface DesignSeed {
  id: string
  category: LocalizedText
  name: LocalizedText
  cover: string
  colours: { from: string; to: string; ink: string }
}

/** Designs of gift cards; each is sold at the same values. */
export const GIFT_CARD_DESIGNS: readonly DesignSeed[] = [
  {
    id: 'birthday',
    category: ['Birthday', 'วันเกิด', '生日'],
    name: ['Happy birthday', 'สุขสันต์วันเกิด', '生日快乐'],
    cover: 'pictures/bua_loi.cut.webp',
    colours: { from: '#fff3cf', to: '#f5d98f', ink: '#4a2e00' },
  },
  {
    id: 'for-you',
    category: ['Any day', 'ทุกโอกาส', '随时'],
    name: ['For you', 'มอบให้คุณ', '送给你'],
    cover: 'pictures/mango_sticky_rice.cut.webp',
    colours: { from: '#2b211b', to: '#49372b', ink: '#f6d9a8' },
  },
  {
    id: 'thank-you',
    category: ['Thanks', 'ขอบคุณ', '感谢'],
    name: ['Thank you', 'ขอบคุณนะ', '谢谢你'],
    cover: 'pictures/tom_yum.cut.webp',
    colours: { from: '#fae3d6', to: '#f1c3a7', ink: '#4b1d0c' },
  },
]

/** Values to choose from, in baht; any other whole amount between the limits is sold too. */
export const GIFT_CARD_VALUES = { faceValues: [200, 300, 500, 1000, 2000], min: 100, max: 5000 } as const

interface CardSeed {
  designId: string
  /** In baht. */
  faceValue: number
  spent?: number
  message?: string
  /** Since when the member has it, and whether a friend gave it. */
  daysAgo: number
  received?: boolean
  /** The member's words in the link in which it waits to be claimed. */
  given?: string
}

/** The cards of the demonstration's member: one of each state. */
export const MEMBER_CARDS: readonly CardSeed[] = [
  { designId: 'birthday', faceValue: 500, message: 'Enjoy, Ploy!', daysAgo: 10, received: true },
  { designId: 'for-you', faceValue: 1000, spent: 680, daysAgo: 60 },
  { designId: 'for-you', faceValue: 300, daysAgo: 3, given: 'Lunch is on me' },
  { designId: 'thank-you', faceValue: 200, spent: 200, daysAgo: 90 },
  { designId: 'thank-you', faceValue: 300, daysAgo: 400 },
]

/** A card of the member's friend whose code the README prints: any member can redeem it, once. */
export const CODED_CARD = { designId: 'birthday', faceValue: 500, code: '2468135797538642' } as const
