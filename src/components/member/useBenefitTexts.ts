import '@/i18n/en/benefit'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { BenefitsView } from '@/contract/membership/vipCard'
import type { IconName } from '@/ui/media/iconNames'

/** 100 % in basis points. */
const WHOLE = 10_000

/** What kinds of benefits there are, in the order in which they are shown. */
export const BENEFIT_KINDS = ['discount', 'points', 'birthday', 'coupons', 'delivery'] as const
export type BenefitKind = (typeof BENEFIT_KINDS)[number]

/** The text of a benefit. */
export interface BenefitText {
  kind: BenefitKind
  icon: IconName
  title: string
  hint: string
}

export const BENEFIT_ICONS: Record<BenefitKind, IconName> = {
  discount: 'seal-percent',
  points: 'coins',
  birthday: 'cake',
  coupons: 'ticket',
  delivery: 'moped',
}

/** Whether a level has a kind of benefit. */
export function hasBenefit(
  { discount, pointsRate, birthdayGift, coupons, freeDelivery }: BenefitsView,
  kind: BenefitKind,
): boolean {
  const has: Record<BenefitKind, boolean> = {
    discount: discount > 0,
    points: pointsRate > WHOLE,
    birthday: birthdayGift,
    coupons: coupons > 0,
    delivery: freeDelivery,
  }
  return has[kind]
}

/** A rate without needless zeros: 1.5. */
export const rateText = (rate: number): string => String(Math.round((rate / WHOLE) * 100) / 100)

/** The figure of a benefit, by which two levels compare; empty for one that a level has or has not. */
export function benefitFigure(kind: BenefitKind, { discount, pointsRate, coupons }: BenefitsView): string {
  const figures: Partial<Record<BenefitKind, string>> = {
    discount: `${discount / 100}%`,
    points: `${rateText(pointsRate)} ×`,
    coupons: String(coupons),
  }
  return figures[kind] ?? ''
}

/** Returns formatters of benefits. `pointsPerAmount`: satang per point. The component must be an observer. */
export function useBenefitTexts(pointsPerAmount: number) {
  const t = useText()
  const money = useMoney()
  const where = ({ discountFor }: BenefitsView) =>
    discountFor.length === 0 ? t('benefit.offEvery') : discountFor.map((type) => t(`orderType.${type}`)).join(' · ')
  const texts: Record<BenefitKind, (benefits: BenefitsView) => readonly [string, string]> = {
    discount: (given) => [t('benefit.off', { percent: given.discount / 100 }), where(given)],
    points: ({ pointsRate }) => {
      const rate = rateText(pointsRate)
      const hint = { amount: money(pointsPerAmount), points: rate }
      return [t('benefit.points', { rate }), pointsPerAmount > 0 ? t('benefit.pointsText', hint) : '']
    },
    birthday: () => [t('benefit.birthday'), t('benefit.birthdayText')],
    coupons: ({ coupons }) => [t('benefit.coupons', { count: coupons }), t('benefit.couponsText')],
    delivery: ({ freeDeliveryWithin: metres }) => [
      t('benefit.delivery'),
      metres > 0 ? t('benefit.within', { km: metres / 1000 }) : t('benefit.everywhere'),
    ],
  }
  return (kind: BenefitKind, benefits: BenefitsView): BenefitText => {
    const [title, hint] = texts[kind](benefits)
    return { kind, icon: BENEFIT_ICONS[kind], title, hint }
  }
}
