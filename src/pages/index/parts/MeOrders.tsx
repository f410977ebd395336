import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { Dot } from '@/components/Dot'
import { Icon } from '@/components/Icon'
import { Tap } from '@/components/Tap'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { go } from '@/platform/navigation'
import styles from './MeOrders.module.scss'

/** Ways to the guest's orders, with how many wait. */
export const MeOrders = observer(function MeOrders() {
  const { toPay, inProgress } = useStores().orders
  const t = useText()
  const ways = [
    { tab: 'toPay', icon: 'wallet', label: t('me.toPay'), count: toPay },
    { tab: 'inProgress', icon: 'cooking-pot', label: t('me.inProgress'), count: inProgress },
    { tab: 'all', icon: 'receipt', label: t('me.allOrders'), count: 0 },
  ] as const

  return (
    <Card flush>
      <View className={styles.ways}>
        {ways.map(({ tab, icon, label, count }) => (
          <Tap
            key={tab}
            className={styles.way}
            label={count > 0 ? t('me.waiting', { label, count }) : undefined}
            onTap={() => go('/pages/index/order-index', { tab })}
          >
            <View className={styles.icon}>
              <Icon name={icon} size={28} />
              <View className={styles.dot}>
                <Dot count={count} />
              </View>
            </View>
            <Text>{label}</Text>
          </Tap>
        ))}
      </View>
    </Card>
  )
})
