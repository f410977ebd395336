import type { DiningType } from '../../../src/contract/fields'
import type { PayMode } from '../../../src/contract/inStore/inStoreTable'
import { merchantTextsOf } from '../config/merchantTexts'
import { orderSettingsOf } from '../config/orderSettings'
import { readMemberBenefits } from '../ledger/memberLevel'
import { systemOf } from '../config/systemConfig'
import type { ReadDb } from '../../db/database'
import type { RequestContext, Session } from '../../api/context'
import { AppError } from '../../api/appError'
import { findShop } from '../store/storeRepository'
import type { CartView } from './cartLines'

/** Guest, store and dining type of a cart. */
interface CartRequest {
  storeId: string
  diningType: DiningType
  /** The requested time; absent means now. */
  appointTime?: string
  peopleNum?: number
}

/** A shared cart, and whether only the caller's lines are requested. */
export interface SharedCart {
  tableSession: { id: string; peopleNum: number; payMode: PayMode }
  mine: boolean
}

/** Reads the view of the requested cart. Refuses when the store does not exist. */
export async function cartView(
  context: RequestContext<ReadDb, Session>,
  requested: CartRequest,
  shared?: SharedCart,
): Promise<CartView> {
  const { db, session, locale, now } = context
  const { store, configs } = await findShop(db, requested.storeId)
  return {
    userId: session.userId,
    member: session.member,
    benefits: await readMemberBenefits(db, session, { configs, now }),
    locale,
    texts: merchantTextsOf(systemOf(configs, locale), locale),
    settings: orderSettingsOf(configs),
    configs,
    store,
    diningType: requested.diningType,
    now,
    due: requested.appointTime ? momentOf(requested.appointTime) : now,
    peopleNum: shared?.tableSession.peopleNum ?? requested.peopleNum ?? 1,
    ...shared,
  }
}

/** A well-formed text may still be an invalid time, for example with an impossible offset. */
function momentOf(appointTime: string): Date {
  const moment = new Date(appointTime)
  if (Number.isNaN(moment.getTime())) throw new AppError(400, 'common.checkInput', { field: 'appointTime' })
  return moment
}
