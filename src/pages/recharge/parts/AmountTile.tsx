import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TopUpAmount } from '@/contract/wallet/storeValue'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import styles from './TopUp.module.scss'

/** An amount with what it gives. */
export const AmountTile = observer(function AmountTile({
  of: { amount, bonus, points, coupons, recommended, left },
  on,
  onTap,
}: {
  of: TopUpAmount
  on: boolean
  onTap: () => void
}) {
  const t = useText()
  const money = useMoney()
  const count = coupons.reduce((sum, { num }) => sum + num, 0)
  const gives = [
    count > 0 && t('topUp.plusCoupons', { count }),
    points > 0 && t('topUp.plusPoints', { count: points }),
  ].filter(Boolean)
  const percent = Math.round((bonus * 100) / amount)
  return (
    <View className={styles.place}>
      <Pressable
        kind="radio"
        selected={on}
        disabled={left === 0}
        className={classes(styles.tile, on && styles.on, left === 0 && styles.taken)}
        onTap={onTap}
      >
        {recommended && percent > 0 && <Text className={styles.mark}>{`+${percent}%`}</Text>}
        <Text className={styles.amount}>{money(amount)}</Text>
        <Text className={styles.receives}>
          {left === 0 ? t('topUp.taken') : t('topUp.get', { amount: money(amount + bonus) })}
        </Text>
        {gives.map((give) => (
          <Text key={String(give)} className={styles.gives}>
            {give}
          </Text>
        ))}
      </Pressable>
    </View>
  )
})
