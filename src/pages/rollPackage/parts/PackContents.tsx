import { observer } from 'mobx-react-lite'
import { CouponContents } from '@/components/coupon/CouponContents'
import type { CouponPack } from '@/contract/coupon/couponPack'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** The coupons of a pack, each with how many there are and until when they can be used. */
export const PackContents = observer(function PackContents({ coupons }: Pick<CouponPack, 'coupons'>) {
  const { locale } = useStores()
  const t = useText()
  const contents = coupons.map(({ terms, num, endAt }) => ({
    ...{ terms, num },
    foot: t('couponPack.until', { date: dateText(lastMomentOf(endAt), locale.current) }),
  }))
  return <CouponContents title={t('couponPack.inside')} contents={contents} />
})
