import { asc, inArray } from 'drizzle-orm'
import type { couponContract } from '../../../src/contract/coupon/coupon'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { Handlers, RequestContext } from '../../api/context'
import type { ReadDb } from '../../db/database'
import { newId } from '../../db/ids'
import { goods } from '../../db/schema/store/goods'
import { inLocale } from '../../db/translations'
import { readCentre, offersOf, type CouponView } from './couponCentre'
import { couponTerms, heldState, readTermNames } from './couponPresenter'
import { readGiveHours } from './give'
import { countHeld, countUnder, countWithin, findHeld, presentHeld, readHeld } from './heldCoupons'
import { findTemplate, issueCoupons } from './issueCoupons'
import { type RedeemDependencies, redeemHandlers } from './redeemHandlers'
import { viewOf, windowHandlers } from './windowHandlers'

type CouponContext = RequestContext<ReadDb>

/** The coupon centre, the coupons that a member holds, and what is typed to receive some. */
export const couponHandlers = (dependencies: RedeemDependencies): Handlers<typeof couponContract> => ({
  async centre(context) {
    const view = viewOf(context)
    const usable = view.memberId ? await countUnder(context.db, view.memberId, 'usable', view.now) : 0
    return { list: await readCentre(context.db, view), usable, serverTime: isoText(view.now) }
  },

  detail: readDetail,
  ...windowHandlers,

  async claim(context, { couponId: templateId }) {
    const { db, session, now } = context
    const view = viewOf(context)
    const { inCentre } = await findTemplate(db, templateId)
    if (!inCentre) throw new AppError(400, 'claim.notFound')
    const issue = { templateId, userId: session.userId, source: 'centre', cause: newId() } as const
    const [held] = await presentHeld(db, await issueCoupons(db, issue, context), { ...view, now })
    const [offer] = await offersOf(db, [await findTemplate(db, templateId)], view)
    if (!held || !offer) throw new AppError(400, 'claim.notFound')
    return { held, offer }
  },

  async mine(context, { state, filter, page, pageSize }) {
    const { db, session, now } = context
    const counts = await countHeld(db, session.userId, now)
    const list = await readHeld(db, session.userId, { state, filter, page, pageSize }, context)
    const total = filter ? await countWithin(db, session.userId, { state, filter }, now) : counts[state]
    return {
      ...{ list, total },
      ...{ page, pageSize, counts },
      giveHours: await readGiveHours(db),
      serverTime: isoText(now),
    }
  },

  async qrcode({ db, session, now }, { couponId }) {
    const held = await findHeld(db, session.userId, couponId)
    if (!held) throw new AppError(400, 'claim.notFound')
    if (heldState(held, now) !== 'usable' || held.startAt > now) throw new AppError(400, 'claim.notUsable')
    return { code: held.code, qrCode: held.code, endAt: isoText(held.endAt) }
  },

  ...redeemHandlers(dependencies),
})

/** A coupon with its dishes: one that the caller holds, or one of the centre. Refuses all others as unknown. */
async function readDetail(context: CouponContext, { couponId }: { couponId: string }) {
  const { db, locale, now } = context
  const view = viewOf(context)
  const held = view.memberId ? await findHeld(db, view.memberId, couponId) : undefined
  const template = await findTemplate(db, held?.templateId ?? couponId)
  if (!held && !template.inCentre) throw new AppError(400, 'claim.notFound')
  const [offer] = template.inCentre ? await offersOf(db, [template], view) : []
  const [shown] = held ? await presentHeld(db, [held], view) : []
  const terms = couponTerms(template, await readTermNames(db, [template], locale), locale)
  const dishes = await dishesOf(db, template.goodsIds, view)
  const giveHours = await readGiveHours(db)
  return { terms, offer: offer ?? null, held: shown ?? null, dishes, giveHours, serverTime: isoText(now) }
}

/** Dishes with their pictures, each name once: the same dish of two stores is one for guests. */
async function dishesOf(db: ReadDb, goodsIds: readonly string[], { locale }: CouponView) {
  if (goodsIds.length === 0) return []
  const rows = await db
    .select({ id: goods.id, name: goods.name, image: goods.image })
    .from(goods)
    .where(inArray(goods.id, [...goodsIds]))
    .orderBy(asc(goods.sort), asc(goods.id))
  const byName = new Map(rows.reverse().map(({ id, name, image }) => [inLocale(name, locale), { id, image }]))
  return [...byName].map(([name, { id, image }]) => ({ id, name, image })).reverse()
}
