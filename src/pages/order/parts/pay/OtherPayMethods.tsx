import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@/contract/order/order'
import { useText } from '@/hooks/useText'
import { Link } from '@/ui/actions/Link'
import { OtherPayMethodsSheet } from './OtherPayMethodsSheet'
import { useFreshSheet } from '../useFreshSheet'
import styles from './OtherPayMethods.module.scss'

interface Props {
  /** An order that waits for its payment, with the way that its guest has chosen. */
  order: Pick<OrderDetail, 'id' | 'payType' | 'payAmount' | 'diningType'>
  /** Called when the order may have changed. */
  onStale: () => void
}

/** Leads to the other ways to pay an order: a card may be refused, or the banking app missing. */
export const OtherPayMethods = observer(function OtherWays(props: Props) {
  const t = useText()
  const { count, open, show, close } = useFreshSheet()
  return (
    <View className={styles.link}>
      <Link icon="wallet" text={t('care.otherWay')} onTap={show} />
      {count > 0 && <OtherPayMethodsSheet key={count} {...props} open={open} onClose={close} />}
    </View>
  )
})
