import type { ReadDb } from '../../db/database'
import { checkGiftCards } from './checkGiftCards'
import { checkLedger } from './checkLedger'
import { checkPartners } from './checkPartners'

/** Everything in the records of money that does not add up, a sentence each: accounts, gift cards, partners. */
export const checkMoney = async (db: ReadDb): Promise<string[]> => [
  ...(await checkLedger(db)),
  ...(await checkGiftCards(db)),
  ...(await checkPartners(db)),
]
