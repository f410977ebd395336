import { observer } from 'mobx-react-lite'
import { couponPackApi } from '@/api/endpoints/couponPack'
import { RefundRow } from '@/components/money/RefundRow'
import type { CouponPackOrder } from '@/contract/coupon/couponPack'
import { randomId } from '@/domain/text/randomId'
import { dateText } from '@/domain/time/dateText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  order: CouponPackOrder
  until: string
  onDone: () => void
}

/** Gets the price of an unused pack back. */
export const RefundPack = observer(function RefundPack({ order, until, onDone }: Props) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const refund = () => couponPackApi.refund({ orderId: order.orderId }, { key: randomId() })
  return (
    <RefundRow
      action={t('couponPack.moneyBack')}
      hint={t('couponPack.moneyBackHint', { date: dateText(until, locale.current) })}
      title={t('couponPack.moneyBackTitle', { amount: money(order.amount) })}
      text={t('couponPack.moneyBackText')}
      keep={t('couponPack.keep')}
      done={t('couponPack.moneyBackDone')}
      refund={refund}
      onDone={onDone}
    />
  )
})
