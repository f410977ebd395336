import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { LoadingDots } from '@/ui/media/LoadingDots'
import type { CouponPicker } from './couponPicker.model'
import styles from './CouponPickDock.module.scss'

interface Props {
  picker: CouponPicker
  busy: boolean
  onUse: () => void
}

/** What the chosen coupons save, or why they cannot be used together; and the button that uses them. */
export const CouponPickDock = observer(function CouponPickDock({ picker, busy, onUse }: Props) {
  const t = useText()
  const money = useMoney()
  const { chosen, amount, problem } = picker
  const count = chosen.length
  return (
    <>
      <View className={styles.sum} aria-live="polite">
        {amount === undefined ? (
          <LoadingDots />
        ) : (
          <Text key={amount} className={styles.amount}>
            {money(-amount)}
          </Text>
        )}
        <Text className={problem ? styles.problem : styles.count}>
          {problem || t(count > 0 ? 'couponPick.count' : 'couponPick.none', { count })}
        </Text>
      </View>
      <View className={styles.button}>
        <Button wide size="large" busy={busy} disabled={Boolean(problem)} onTap={onUse}>
          {t(count > 0 ? 'couponPick.use' : 'couponPick.goOn')}
        </Button>
      </View>
    </>
  )
})
