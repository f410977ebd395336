import type { Area } from '../../src/contract/endpoint'
import { codeBatchContract } from './codeBatch'
import { couponActivityContract } from './couponActivity'
import { couponNumbersContract } from './couponNumbers'
import { couponPackContract } from './couponPack'
import { couponTemplateContract } from './couponTemplate'
import { giftCardDesignContract } from './giftCardDesign'
import { giftCardNumbersContract } from './giftCardNumbers'
import { sessionContract } from './session'
import { tillContract } from './till'

/** The contract of the staff's app, under `/consoleApi/`. */
export const consoleContract = {
  session: sessionContract,
  couponTemplate: couponTemplateContract,
  codeBatch: codeBatchContract,
  couponPack: couponPackContract,
  couponActivity: couponActivityContract,
  couponNumbers: couponNumbersContract,
  giftCardDesign: giftCardDesignContract,
  giftCardNumbers: giftCardNumbersContract,
  till: tillContract,
} satisfies Record<string, Area>

export type ConsoleContract = typeof consoleContract
