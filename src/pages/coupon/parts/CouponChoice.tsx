import { observer } from 'mobx-react-lite'
import { CouponTicket } from '@/components/coupon/CouponTicket'
import type { HeldCoupon } from '@/contract/coupon/coupon'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { Chip } from '@/ui/feedback/Chip'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import styles from './Gift.module.scss'
import { HeldFoot } from './HeldTicket'

/** Whether a coupon can be given now. */
export const mayGive = ({ state, terms }: HeldCoupon): boolean => state === 'usable' && terms.giftable

interface Props {
  coupon: HeldCoupon
  serverTime: string
  on: boolean
  onToggle: () => void
}

/** A coupon with a check box, or why it cannot be given. */
export const CouponChoice = observer(function CouponChoice({ coupon, serverTime, on, onToggle }: Props) {
  const t = useText()
  const { terms, state } = coupon
  const foot = <HeldFoot coupon={coupon} serverTime={serverTime} />
  if (!mayGive(coupon)) {
    const reason = state === 'locked' ? t('couponPages.locked') : t('couponGift.cannot')
    return <CouponTicket spent terms={terms} foot={foot} end={<Chip>{reason}</Chip>} />
  }
  return (
    <Pressable kind="checkbox" selected={on} label={terms.name} className={styles.choice} onTap={onToggle}>
      <CouponTicket terms={terms} foot={foot} end={<SelectionMark kind="check" on={on} />} />
    </Pressable>
  )
})
