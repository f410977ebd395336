import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { dateTimeText } from '@/domain/time/dateText'
import { longCountdown } from '@/domain/time/longCountdown'
import { useCountdown } from '@/hooks/useCountdown'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { IconBadge } from '@/ui/media/IconBadge'
import styles from './CouponDetail.module.scss'

interface Props {
  until: string | null
  serverTime: string
  /** Called when the gift has ended. */
  onChanged: () => void
}

/** A coupon that waits in a gift: when it comes back, counted down. */
export const LockedCoupon = observer(function LockedCoupon({ until, serverTime, onChanged }: Props) {
  const t = useText()
  const { current } = useStores().locale
  const left = useCountdown(until, serverTime, onChanged)
  const at = until ? dateTimeText(until, current) : ''
  return (
    <View className={styles.codeArea}>
      <IconBadge icon="lock" />
      <Text className={styles.waiting}>{t('couponGift.waiting')}</Text>
      <Text className={styles.clock}>{longCountdown(left)}</Text>
      <Text className={styles.caption}>{t('couponGift.waitingText', { at })}</Text>
    </View>
  )
})
