import type { CouponTerms } from '../../../src/contract/coupon/coupon'
import type { Locale } from '../../../src/contract/fields'
import { dateText } from '../../../src/domain/time/dateText'
import { clockText, dayOf, isoText } from '../../../src/domain/time/storeClock'
import type { CouponScene } from '../../db/schema/coupons/coupons'
import type { CouponUseTime } from '../../db/columnTypes'
import { translate } from '../../messages/messages'
import type { MerchantTexts } from '../config/merchantTexts'
import type { Obstacle } from './couponObstacle'

/** The language, words and time of a reason. */
export interface ReasonView {
  locale: Locale
  texts: MerchantTexts
  now: Date
}

/** Dishes that a reason names before it ends with "…". */
const NAMED = 3
const WEEK = 7

/** The text of why a coupon does not apply. */
export function obstacleText(obstacle: Obstacle, { goods }: Pick<CouponTerms, 'goods'>, view: ReasonView): string {
  const { locale, texts } = view
  const names = goodsText(goods)
  switch (obstacle.kind) {
    case 'starts':
      return startText(obstacle.at, view)
    case 'scene':
      return translate(locale, 'couponReason.scene', { ways: waysText(obstacle.scenes, view) })
    case 'hours':
      return translate(locale, 'couponReason.hours', { times: timesText(obstacle.useTimes, locale) })
    case 'goods':
      if (obstacle.rule === 'only') return translate(locale, 'couponReason.goods', { names })
      return translate(locale, 'couponReason.otherGoods')
    case 'minAmount': {
      const amount = texts.money(obstacle.missing)
      if (obstacle.rule === 'only') return translate(locale, 'couponReason.minAmountOf', { amount, names })
      return translate(locale, 'couponReason.minAmount', { amount })
    }
    case 'pieces':
      return translate(locale, 'couponReason.pieces', { num: obstacle.missing })
    case 'points':
      return translate(locale, 'couponReason.points', { points: texts.points })
    default:
      return translate(locale, `couponReason.${obstacle.kind}`)
  }
}

function goodsText(goods: CouponTerms['goods']): string {
  const names = goods.slice(0, NAMED).map(({ name }) => name)
  return names.join(' / ') + (goods.length > NAMED ? ' …' : '')
}

function startText(at: Date, { locale, now }: ReasonView): string {
  const days = dayOf(at) - dayOf(now)
  if (days === 0) return translate(locale, 'couponReason.startsToday', { time: clockText(at) })
  if (days === 1) return translate(locale, 'couponReason.startsTomorrow')
  return translate(locale, 'couponReason.starts', { date: dateText(isoText(at), locale) })
}

function waysText(scenes: readonly CouponScene[], { locale, texts }: ReasonView): string {
  const names = scenes.map((scene) =>
    scene === 'personPay' ? translate(locale, 'couponReason.personPay') : texts.way(scene),
  )
  return names.join(', ')
}

/** `Monday, Tuesday 11:00–14:00`; without days when it is every day. */
function timesText(useTimes: readonly CouponUseTime[], locale: Locale): string {
  const spans = useTimes.map(({ weeks, start, end }) => {
    const days = weeks.map((week) => translate(locale, `week.${week as 0}`)).join(', ')
    return `${weeks.length === WEEK ? '' : `${days} `}${start}–${end}`
  })
  return spans.join('; ')
}
