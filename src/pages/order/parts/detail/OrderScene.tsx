import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Art } from '@/ui/media/Art'
import { Icon } from '@/ui/media/Icon'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { unread } from '@/ui/aria'
import type { OrderDetail } from '@/contract/order/order'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName } from '@/domain/order/orderState'
import { nextOrderArtOf } from './nextOrderArt'
import { orderArtOf } from './orderArt'
import styles from './OrderScene.module.scss'

interface Props {
  order: OrderDetail
  /** The order was paid a moment ago. */
  justPaid: boolean
}

/** The picture of an order's state: it steams while it is cooked, is stamped when it is ready, and hides behind tick and sum right after the payment. */
export const OrderScene = observer(function OrderScene({ order, justPaid }: Props) {
  const t = useText()
  const money = useMoney()
  const state = orderStateName(order.state)
  const next = nextOrderArtOf(order)
  const stamped = state === 'ready' && order.diningType !== 'delivery' && !isBill(order)
  return (
    <View className={styles.scene} {...unread}>
      {justPaid ? (
        <View className={styles.paid}>
          <View className={styles.tick}>
            <Icon name="check-b" size={28} />
          </View>
          <Text className={styles.sum}>{money(order.payAmount)}</Text>
        </View>
      ) : (
        <Art src={orderArtOf(order)} size={104} />
      )}
      {next && (
        <View className={styles.next}>
          <Art src={next} size={104} />
        </View>
      )}
      {state === 'preparing' && !justPaid && <Steam />}
      {stamped && <Text className={styles.stamp}>{t('orderState.ready')}</Text>}
    </View>
  )
})

function Steam() {
  return (
    <View className={styles.steam}>
      <View className={styles.wisp} />
      <View className={styles.wisp} />
      <View className={styles.wisp} />
    </View>
  )
}
