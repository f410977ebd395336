import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { couponPackApi } from '@/api/endpoints/couponPack'
import { CouponTicket } from '@/components/coupon/CouponTicket'
import { Loaded } from '@/components/loading/Loaded'
import type { CouponPackOrder } from '@/contract/coupon/couponPack'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { memberArt } from '@/ui/media/memberArtFiles'
import { RefundPack } from './RefundPack'
import styles from './Pack.module.scss'

/** A coupon pack that the user has ordered, with its coupons. */
export const OrderedPack = observer(function OrderedPack({ orderId }: { orderId: string }) {
  const order = useResource(() => couponPackApi.ordered({ orderId }))
  return (
    <Loaded of={order} skeleton={<CardSkeleton rows={4} />}>
      {(value) =>
        value.state === 'paid' ? (
          <PaidPack order={value} onChanged={() => void order.load()} />
        ) : (
          <NoCoupons order={value} />
        )
      }
    </Loaded>
  )
})

const PaidPack = observer(function PaidPack({ order, onChanged }: { order: CouponPackOrder; onChanged: () => void }) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const { name, amount, coupons, refundUntil } = order
  return (
    <>
      <View className={styles.orderHead}>
        <Heading level={1} look="title1">
          {name}
        </Heading>
        <Text className={styles.label}>
          {[money(amount), t('couponPack.count', { count: coupons.length })].join(' · ')}
        </Text>
      </View>
      {coupons.map(({ id, terms, state, endAt }) => (
        <CouponTicket
          key={id}
          terms={terms}
          spent={state === 'used' || state === 'expired'}
          foot={
            <Text className={styles.caption}>
              {state === 'used'
                ? t('coupons.used')
                : t('couponPack.until', { date: dateText(lastMomentOf(endAt), locale.current) })}
            </Text>
          }
          onOpen={() => go('/pages/other/coupon/coupondl', { couponId: id })}
        />
      ))}
      {refundUntil && <RefundPack order={order} until={refundUntil} onDone={onChanged} />}
      <Dock>
        <Button wide size="large" onTap={() => go('/pages/other/coupon/couponList')}>
          {t('couponPack.yours')}
        </Button>
      </Dock>
    </>
  )
})

const ENDS = {
  pending: ['notPaid', 'notPaidText', 'payIt'],
  closed: ['closed', 'closedText', 'all'],
  refunded: ['refunded', 'refundedText', 'all'],
} as const

/** An order without coupons: not paid yet, not paid in time, or refunded. */
const NoCoupons = observer(function NoCoupons({ order: { orderId, state } }: { order: CouponPackOrder }) {
  const t = useText()
  if (state === 'paid') return null
  const [title, text, action] = ENDS[state]
  const act = () =>
    state === 'pending'
      ? go('/pages/order/promptpay', { orderId, kind: 'couponPack' })
      : go('/pages/other/rollPackage/rolldl')
  return (
    <Empty
      art={memberArt.gift}
      title={t(`couponPack.${title}`)}
      text={t(`couponPack.${text}`)}
      action={t(`couponPack.${action}`)}
      onAction={act}
    />
  )
})
