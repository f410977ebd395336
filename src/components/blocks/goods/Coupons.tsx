import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BlockTitle } from '@/components/blocks/BlockTitle'
import type { BlockProps } from '@/components/blocks/blockProps'
import { OfferTicket } from '@/components/coupon/OfferTicket'
import { useCouponCentre } from '@/components/coupon/useCouponCentre'
import type { CouponOffer } from '@/contract/coupon/coupon'
import type { couponsData } from '@/contract/config/moreBlocks'
import { Scroll } from '@/ui/layout/Scroll'
import styles from './Coupons.module.scss'

/** Most coupons of the strip; the coupon centre has all. */
const MOST = 6

/** Coupons of the centre in a horizontal scroll view, claimed in place; absent while there are none. */
export const Coupons = observer(function Coupons({ data }: BlockProps<typeof couponsData>) {
  const { centre, renew } = useCouponCentre()
  const { value } = centre
  const offers = value ? stripOf(value.list, data.couponIds) : []
  if (!value || offers.length === 0) return null
  return (
    <View>
      <BlockTitle {...data} />
      <Scroll axis="x" className={styles.strip}>
        <View className={styles.row}>
          {offers.map((offer) => (
            <View key={offer.terms.couponId} className={styles.coupon}>
              <OfferTicket offer={offer} serverTime={value.serverTime} onClaimed={renew} />
            </View>
          ))}
        </View>
      </Scroll>
    </View>
  )
})

/** The coupons that the merchant names, in that order, or else those that can be claimed or used, in the order of the centre. */
function stripOf(list: readonly CouponOffer[], ids: readonly string[]): CouponOffer[] {
  const open = list.filter(({ receiveState, heldId }) => receiveState === 'can' || heldId !== null)
  const named = ids.flatMap((id) => open.filter(({ terms }) => terms.couponId === id))
  return ids.length > 0 ? named : open.slice(0, MOST)
}
