import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useCopy } from '@/hooks/useCopy'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { OrderDetail } from '@/contract/order/order'
import { dateTimeText } from '@/domain/time/dateText'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName } from '@/domain/order/orderState'
import { capitalized } from '@/domain/text/capitalized'
import { phoneText } from '@/domain/text/phoneText'
import type { Translate } from '@/i18n/messages'
import { type DetailEntry, DetailList } from './DetailList'
import styles from './OrderDetails.module.scss'

/** Details of an order: number, times, destination, contact, note. */
export const OrderDetails = observer(function OrderDetails({ order }: { order: OrderDetail }) {
  const t = useText()
  const { locale } = useStores()
  const copy = useCopy()
  const when = (instant: string | null) => instant && dateTimeText(instant, locale.current)
  const bill = isBill(order)
  const facts: DetailEntry[] = [
    [t('order.ordered'), when(order.createdAt)],
    [t('order.paidAt'), when(order.paidAt)],
    [t('order.way'), bill ? t('order.bill') : t(`orderType.${order.diningType}`)],
    [t('order.doneAt'), bill ? null : when(order.completedAt)],
    [t('order.pickupNo'), orderStateName(order.state) === 'completed' ? order.pickupNo : null],
    [t('order.time'), order.appointTime ? capitalized(order.readyText) : null],
    placeOf(order, t),
    [t('order.contact'), phoneText(order.phone)],
    [t('order.note'), order.remark],
    [t('order.cutlery'), bill ? null : t(order.cutlery ? 'order.cutleryYes' : 'order.cutleryNo')],
  ]
  return (
    <Card>
      <View className={styles.fact}>
        <Text className={styles.label}>{t('order.no')}</Text>
        <Text className={styles.value}>{order.orderNo}</Text>
        <Pressable className={styles.copy} label={t('order.copyNo')} onTap={() => copy(order.orderNo)}>
          <Icon name="copy" size={18} />
        </Pressable>
      </View>
      <DetailList facts={facts} />
    </Card>
  )
})

/** Destination of an order: address, table or counter. */
function placeOf({ address, table, store, ...order }: OrderDetail, t: Translate): DetailEntry {
  if (address) return [t('order.deliverTo'), `${address.address} ${address.houseNo}`]
  if (table) return [t('order.table'), `${table.area} ${table.name}`.trim()]
  return [t(isBill(order) ? 'order.store' : 'order.pickupAt'), store.address]
}
