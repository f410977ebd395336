import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { payApi } from '@/api/endpoints/pay'
import { Loaded } from '@/components/loading/Loaded'
import { PayTypes } from '@/components/money/PayTypes'
import type { OrderDetail } from '@/contract/order/order'
import type { PayType } from '@/contract/payment/payType'
import { payTypeOf } from '@/domain/money/payChoice'
import { useMoney } from '@/hooks/useMoney'
import { usePayOrder } from '@/hooks/usePayOrder'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Sheet } from '@/ui/overlays/Sheet'
import styles from './OtherPayMethods.module.scss'

interface Props {
  order: Pick<OrderDetail, 'id' | 'payType' | 'payAmount' | 'diningType'>
  open: boolean
  onClose: () => void
  /** Called when the order may have changed. */
  onStale: () => void
}

/** The ways to pay an order besides the chosen one, as they are offered here and now. */
export const OtherPayMethodsSheet = observer(function OtherWaysSheet({ order, open, onClose, onStale }: Props) {
  const t = useText()
  const money = useMoney()
  const [wanted, choose] = useState<PayType>()
  const ways = useResource(() => payApi.ways({ orderId: order.id }))
  const settle = () => {
    onClose()
    onStale()
  }
  const payment = usePayOrder({ place: 'order', look: settle })
  const others = ways.value?.payTypes.filter(({ type }) => type !== order.payType) ?? []
  const payType = payTypeOf(others, wanted)
  const pay = payType && (
    <Button wide size="large" busy={payment.busy} onTap={() => void payment.run({ ...order, payType })}>
      {payType === 'offline' ? t('common.confirm') : t('orders.pay', { amount: money(order.payAmount) })}
    </Button>
  )
  return (
    <Sheet open={open} title={t('care.otherWay')} dock={pay} locked={payment.busy} onClose={onClose}>
      <Loaded of={ways} skeleton={<Skeleton rows={4} />}>
        {() =>
          others.length === 0 ? (
            <Text className={styles.none}>{t('care.noOtherWay')}</Text>
          ) : (
            <PayTypes untitled payTypes={others} value={payType} onChoose={choose} />
          )
        }
      </Loaded>
    </Sheet>
  )
})
