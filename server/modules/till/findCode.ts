import { eq } from 'drizzle-orm'
import type { TillFind } from '../../../console/contract/till/till'
import { AppError } from '../../api/appError'
import type { Tx } from '../../db/database'
import { keptDrinks } from '../../db/schema/wallet/drinks'
import { pointsOrders } from '../../db/schema/members/pointsMall'
import type { Staff } from '../audit/audit'
import { signsOf } from '../coupons/exchangeCodes'
import { isMemberCode } from './memberTill'
import { lookUpPresentedOffer, presentedOfferName } from './presentedOffer'

/** What a code that a guest shows stands for. Uses nothing up. Refuses an unknown code. */
export async function findCode(tx: Tx, text: string, { locale }: Staff): Promise<TillFind> {
  const unnamed = { name: '', holder: '' }
  if (isMemberCode(text)) return { kind: 'member', ...unnamed }
  const code = signsOf(text)
  if ((await tx.$count(keptDrinks, eq(keptDrinks.takeCode, code))) > 0) return { kind: 'drink', ...unnamed }
  if ((await tx.$count(pointsOrders, eq(pointsOrders.code, code))) > 0) return { kind: 'pickup', ...unnamed }
  const shown = await lookUpPresentedOffer(tx, text)
  if (!shown) throw new AppError(400, 'till.unknownCode')
  return { kind: shown.kind, name: presentedOfferName(shown, locale), holder: shown.holder }
}
