import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { vipPlanApi } from '@/api/endpoints/vipPlan'
import { Loaded } from '@/components/loading/Loaded'
import { PayTypes } from '@/components/money/PayTypes'
import type { Reply } from '@/contract/endpoint'
import type { PayType } from '@/contract/payment/payType'
import type { vipPlanContract } from '@/contract/membership/vipPlan'
import { offersFor, payTypeOf } from '@/domain/money/payChoice'
import { useResource } from '@/hooks/useResource'
import { useStoreId } from '@/hooks/useStoreId'
import { useText } from '@/hooks/useText'
import '@/i18n/en/checkout'
import '@/i18n/en/home'
import '@/i18n/en/orders'
import '@/i18n/en/vip'
import { go } from '@/platform/navigation/navigation'
import { screen } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { memberArt } from '@/ui/media/memberArtFiles'
import { BeforeYouBuy } from './parts/BeforeYouBuy'
import { BuyVip } from './parts/BuyVip'
import { PlanChoice } from './parts/PlanChoice'
import { Savings } from './parts/Savings'
import { VipCompared } from './parts/VipCompared'
import { VipHead } from './parts/VipHead'

type Plans = Reply<(typeof vipPlanContract)['list']> & { storeId: string }

/** The plans of paid VIP: what they cost, save and give. */
function PayVip() {
  const t = useText()
  const findStore = useStoreId()
  const plans = useResource(async () => {
    const storeId = await findStore()
    return { storeId, ...(await vipPlanApi.list({ storeId })) }
  })
  return (
    <Loaded of={plans} skeleton={<CardSkeleton rows={6} />}>
      {(value) =>
        value.on ? (
          <Offer offer={value} onRefused={() => void plans.load()} />
        ) : (
          <Empty
            art={memberArt.crown}
            title={t('vip.vipClosed')}
            text={t('vip.vipClosedText')}
            action={t('vip.back')}
            onAction={() => go('/pages/index/my-index')}
          />
        )
      }
    </Loaded>
  )
}

const Offer = observer(function Offer({ offer, onRefused }: { offer: Plans; onRefused: () => void }) {
  const { plans, payTypes, storeId } = offer
  const [chosen, choose] = useState<string>()
  const [wanted, want] = useState<PayType>()
  const plan = plans.find(({ id }) => id === chosen) ?? plans[Math.min(1, plans.length - 1)]
  if (!plan) return null
  const offers = offersFor(payTypes, plan.price)
  const payType = payTypeOf(offers, wanted)
  return (
    <>
      <VipHead level={offer.level.name} vipUntil={offer.vipUntil} />
      <PlanChoice plans={plans} chosen={plan} onChoose={choose} />
      {offer.usage && <Savings usage={offer.usage} plan={plan} />}
      <VipCompared level={offer.level} vip={offer.vip} />
      <BeforeYouBuy plan={plan} vipUntil={offer.vipUntil} serverTime={offer.serverTime} />
      <Card>
        <PayTypes payTypes={offers} value={payType} onChoose={want} />
      </Card>
      <BuyVip {...{ plan, storeId, payType, onRefused }} extends={offer.vipUntil !== null} />
    </>
  )
})

export default screen('/pages/other/payVip/index', PayVip, { top: 'ink' })
