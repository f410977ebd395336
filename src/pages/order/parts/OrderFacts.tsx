import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { Icon } from '@/components/Icon'
import { Tap } from '@/components/Tap'
import { useAction } from '@/components/useAction'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import type { OrderDetail } from '@/contract/order'
import { dateTimeText } from '@/domain/dateText'
import { copy } from '@/platform/device'
import styles from './OrderFacts.module.scss'

/** What is written on the receipt: number, times, place, contact, note. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useText()
  const { locale, ui } = useStores()
  const copyNo = useAction(async () => {
    await copy(order.orderNo)
    ui.say(t('order.copied'), 'success')
  })
  const when = (instant: string | null) => instant && dateTimeText(instant, locale.current)
  const facts: [label: string, value: string | null][] = [
    [t('order.ordered'), when(order.createdAt)],
    [t('order.paidAt'), when(order.paidAt)],
    [t('order.way'), t(`ways.${order.diningType}`)],
    [t('order.time'), order.appointTime ? order.readyText : null],
    order.address
      ? [t('order.deliverTo'), `${order.address.address} ${order.address.houseNo}`]
      : [t('order.pickupAt'), order.store.address],
    [t('order.contact'), order.phone],
    [t('order.note'), order.remark],
    [t('order.cutlery'), order.cutlery ? t('order.cutleryYes') : t('order.cutleryNo')],
  ]
  return (
    <Card>
      <View className={styles.fact}>
        <Text className={styles.label}>{t('order.no')}</Text>
        <Text className={styles.value}>{order.orderNo}</Text>
        <Tap className={styles.copy} label={t('order.copyNo')} onTap={() => void copyNo.run()}>
          <Icon name="copy" size={18} />
        </Tap>
      </View>
      {facts.map(
        ([label, value]) =>
          value && (
            <View key={label} className={styles.fact}>
              <Text className={styles.label}>{label}</Text>
              <Text className={styles.value}>{value}</Text>
            </View>
          ),
      )}
    </Card>
  )
})
