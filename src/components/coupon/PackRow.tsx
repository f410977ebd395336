import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponPack'
import type { CouponPack } from '@/contract/coupon/couponPack'
import { packWorth } from '@/domain/coupon/packWorth'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { OfferRow } from './OfferRow'

/** A coupon pack in a list; a tap opens it. */
export const PackRow = observer(function PackRow({ pack }: { pack: CouponPack }) {
  const t = useText()
  const money = useMoney()
  const { id, name, image, price, tagline, coupons, buyState } = pack
  const { num } = packWorth(coupons, price)
  const facts = [
    [t('couponPack.count', { count: num }), tagline].filter(Boolean).join(' · '),
    buyState === 'can' ? '' : t(`couponPack.${buyState}`),
  ]
  const open = () => go('/pages/other/rollPackage/rolldl', { id })
  return <OfferRow image={image} name={name} facts={facts} end={money(price)} onTap={open} />
})
