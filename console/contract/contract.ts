import type { Area } from '../../src/contract/endpoint'
import { codeBatchContract } from './codeBatch'
import { couponTemplateContract } from './couponTemplate'
import { sessionContract } from './session'
import { tillContract } from './till'

/** The contract of the staff's app, under `/consoleApi/`. */
export const consoleContract = {
  session: sessionContract,
  couponTemplate: couponTemplateContract,
  codeBatch: codeBatchContract,
  till: tillContract,
} satisfies Record<string, Area>

export type ConsoleContract = typeof consoleContract
