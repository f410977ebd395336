import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { CountBadge } from '@/ui/media/CountBadge'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import styles from './Orders.module.scss'

/** Links to the guest's orders, with the number of active ones. */
export const Orders = observer(function Orders() {
  const { toPay, inProgress } = useStores().orders
  const t = useText()
  const links = [
    { tab: 'toPay', icon: 'wallet', label: t('home.toPay'), count: toPay },
    { tab: 'inProgress', icon: 'cooking-pot', label: t('home.inProgress'), count: inProgress },
    { tab: 'all', icon: 'receipt', label: t('home.allOrders'), count: 0 },
  ] as const

  return (
    <Card flush>
      <View className={styles.options}>
        {links.map(({ tab, icon, label, count }) => (
          <Pressable
            key={tab}
            className={styles.option}
            label={count > 0 ? t('home.waiting', { label, count }) : undefined}
            onTap={() => go('/pages/index/order-index', { tab })}
          >
            <View className={styles.icon}>
              <Icon name={icon} size={28} />
              <View className={styles.dot}>
                <CountBadge count={count} />
              </View>
            </View>
            <Text>{label}</Text>
          </Pressable>
        ))}
      </View>
    </Card>
  )
})
