import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { vipPlanApi } from '@/api/endpoints/vipPlan'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { Loaded } from '@/components/loading/Loaded'
import { RefundRow } from '@/components/money/RefundRow'
import type { VipPurchase } from '@/contract/membership/vipPlan'
import { randomId } from '@/domain/text/randomId'
import { dateText, dateTimeText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/vip'
import { go } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/feedback/Chip'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Row } from '@/ui/layout/Row'
import { PURCHASE_TONES } from './parts/purchaseLooks'
import styles from './parts/Vip.module.scss'
import { VipStatus } from './parts/VipStatus'

/** `ckxq`: one VIP plan that the user has bought, with its refund while no benefit was used. */
function VipDetail({ query: { orderId } }: PageProps<'/pages/other/payVip/ckxq'>) {
  return orderId ? <OnePurchase orderId={orderId} /> : <NoPurchase />
}

const NoPurchase = () => <LinkBroken action="vip.historyTitle" onAction={() => go('/pages/other/payVip/gmls')} />

function OnePurchase({ orderId }: { orderId: string }) {
  const purchases = useResource(() => vipPlanApi.orders({ orderId }))
  return (
    <Loaded of={purchases} skeleton={<CardSkeleton rows={3} />}>
      {({ list: [purchase], ...standing }) => (
        <>
          <VipStatus {...standing} />
          {purchase ? <Purchase purchase={purchase} onChanged={() => void purchases.load()} /> : <NoPurchase />}
        </>
      )}
    </Loaded>
  )
}

const Purchase = observer(function Purchase(props: { purchase: VipPurchase; onChanged: () => void }) {
  const { orderId, name, amount, state, orderedAt, startAt, endAt, refundUntil } = props.purchase
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const date = (at: string) => dateText(at, locale.current)
  const pays = state === 'pending'
  return (
    <>
      <Card>
        <Row icon="crown-simple" title={name} end={<Chip tone={PURCHASE_TONES[state]}>{t(`vip.${state}`)}</Chip>} />
        <Row title={t('vip.price')} end={<Text className={styles.price}>{money(amount)}</Text>} />
        <Row title={t('vip.ordered')} end={dateTimeText(orderedAt, locale.current)} />
        {startAt && endAt && (
          <Row title={t('vip.time')} hint={t('vip.span', { from: date(startAt), date: date(lastMomentOf(endAt)) })} />
        )}
      </Card>
      {refundUntil && (
        <RefundRow
          action={t('vip.moneyBack')}
          hint={t('vip.moneyBackHint', { date: date(refundUntil) })}
          title={t('vip.moneyBackTitle', { amount: money(amount) })}
          text={t('vip.moneyBackText')}
          keep={t('vip.keepIt')}
          done={t('vip.moneyBackDone')}
          refund={() => vipPlanApi.refund({ orderId }, { key: randomId() })}
          onDone={props.onChanged}
        />
      )}
      <Dock>
        <Button
          wide
          size="large"
          onTap={() => (pays ? go('/pages/order/promptpay', { orderId, kind: 'vipPlan' }) : go('/pages/my/vip/wkk'))}
        >
          {t(pays ? 'vip.payIt' : 'vip.levelTitle')}
        </Button>
      </Dock>
    </>
  )
})

export default screen('/pages/other/payVip/ckxq', VipDetail)
