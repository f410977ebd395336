import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { storeValueApi } from '@/api/endpoints/storeValue'
import { Loaded } from '@/components/loading/Loaded'
import { RefundRow } from '@/components/money/RefundRow'
import type { TopUpOrderView } from '@/contract/wallet/storeValue'
import { randomId } from '@/domain/text/randomId'
import { dateText } from '@/domain/time/dateText'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go, replace } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { FeeLine } from '@/ui/layout/FeeLine'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './TopUp.module.scss'

const TEXTS = {
  pending: ['topUp.notPaid', 'topUp.notPaidText'],
  paid: ['topUp.paid', 'topUp.paidText'],
  closed: ['topUp.ended', 'topUp.endedText'],
  refunded: ['topUp.refunded', 'topUp.refundedText'],
} as const

/** What became of a top-up. */
export const OrderedTopUp = observer(function OrderedTopUp({ orderId }: { orderId: string }) {
  const order = useResource(() => storeValueApi.ordered({ orderId }))
  return (
    <Loaded of={order} skeleton={<CardSkeleton rows={2} />}>
      {(value) => <TopUpResult order={value} onChanged={() => void order.load()} />}
    </Loaded>
  )
})

const TopUpResult = observer(function TopUpResult({
  order,
  onChanged,
}: {
  order: TopUpOrderView
  onChanged: () => void
}) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { orderId, state, amount, bonus, points, coupons, refundUntil, balance } = order
  const [title, text] = TEXTS[state]
  const pending = state === 'pending'
  const next = () =>
    pending ? go('/pages/order/promptpay', { orderId, kind: 'topUp' }) : replace('/pages/other/recharge/yemx')
  return (
    <View className={styles.page}>
      <Empty art={memberArt.giftcard} title={t(title)} text={t(text, { amount: money(amount) })} />
      <Card>
        <FeeLine label={t('topUp.youPaid')} value={money(amount)} />
        {bonus > 0 && <FeeLine label={t('topUp.bonus')} value={money(bonus)} />}
        {points > 0 && <FeeLine label={t('names.pointsTitle')} value={String(points)} />}
        {coupons.length > 0 && <FeeLine label={t('topUp.coupons')} value={String(coupons.length)} />}
        <FeeLine label={t('topUp.yours')} value={money(balance.total)} />
      </Card>
      {refundUntil && (
        <RefundRow
          action={t('topUp.moneyBack')}
          hint={t('topUp.moneyBackHint', { date: dateText(refundUntil, locale.current) })}
          title={t('topUp.moneyBackTitle', { amount: money(amount) })}
          text={t('topUp.moneyBackText')}
          keep={t('topUp.keep')}
          done={t('topUp.refunded')}
          refund={() => storeValueApi.refund({ orderId }, { key: randomId() })}
          onDone={onChanged}
        />
      )}
      <Dock>
        <Button wide size="large" onTap={next}>
          {t(pending ? 'topUp.payIt' : 'topUp.records')}
        </Button>
      </Dock>
    </View>
  )
})
