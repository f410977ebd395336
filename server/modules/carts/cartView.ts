import type { DiningType } from '../../../src/contract/fields'
import type { PayMode } from '../../../src/contract/inStoreTable'
import { readMerchantWords } from '../config/merchantTexts'
import type { Db } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { findStore } from '../store/storeRepository'
import type { CartView } from './cartLines'

/** Whose cart, in which store, for which way of dining. */
interface Asked {
  storeId: string
  diningType: DiningType
  /** When the food is wanted; absent means now. */
  appointTime?: string
  peopleNum?: number
}

/** A shared cart, and whether only the caller's own lines of it are meant. */
export interface SharedCart {
  sitting: { id: string; peopleNum: number; payMode: PayMode }
  mine: boolean
}

/** The view of a cart that a call asks for. Refuses when there is no such store. */
export async function cartView(
  context: RequestContext<Db, Session>,
  asked: Asked,
  shared?: SharedCart,
): Promise<CartView> {
  const { db, session, locale, now } = context
  return {
    userId: session.userId,
    member: session.member,
    locale,
    words: await readMerchantWords(db, locale),
    store: await findStore(db, asked.storeId),
    diningType: asked.diningType,
    now,
    due: asked.appointTime ? momentOf(asked.appointTime) : now,
    peopleNum: shared?.sitting.peopleNum ?? asked.peopleNum ?? 1,
    ...shared,
  }
}

/** A well-formed text can still name no moment, such as one with an offset that nobody has. */
function momentOf(appointTime: string): Date {
  const moment = new Date(appointTime)
  if (Number.isNaN(moment.getTime())) throw new AppError(400, 'common.checkInput', { field: 'appointTime' })
  return moment
}
