import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PointsOrder } from '@/contract/points/pointsMall'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Card } from '@/ui/layout/Card'
import { OrderedItem } from './OrderedItem'
import { chipOf } from './orderLooks'
import styles from './PointsOrders.module.scss'

/** A points order in the list, with what it needs next. */
export const PointsOrderCard = observer(function PointsOrderCard({ order }: { order: PointsOrder }) {
  const t = useText()
  const money = useMoney()
  const { orderId, actions, code, payAmount, itemId } = order
  const chip = chipOf(order)
  const open = () => go('/pages/my/integral/order-dl', { orderId })
  const again = !actions.includes('pay') && !actions.includes('refundApply')
  return (
    <Card>
      <Pressable className={styles.open} onTap={open}>
        <OrderedItem order={order}>
          <StatusChip tone={chip.tone} text={t(chip.text)} />
        </OrderedItem>
      </Pressable>
      <View className={styles.actions}>
        {actions.includes('pay') && (
          <Button
            size="medium"
            look="tint"
            onTap={() => go('/pages/order/promptpay', { orderId, kind: 'pointsOrder' })}
          >
            {t('points.pay', { amount: money(payAmount) })}
          </Button>
        )}
        {code !== '' && (
          <Button size="medium" look="tint" onTap={open}>
            {t('points.seeCode')}
          </Button>
        )}
        {again && (
          <Button size="medium" look="outline" onTap={() => go('/pages/my/integral/details', { id: itemId })}>
            {t('points.again')}
          </Button>
        )}
      </View>
    </Card>
  )
})
