import { observer } from 'mobx-react-lite'
import { vipPlanApi } from '@/api/endpoints/vipPlan'
import { BuyDock } from '@/components/money/BuyDock'
import type { PayType } from '@/contract/payment/payType'
import type { VipPlan } from '@/contract/membership/vipPlan'
import { useText } from '@/hooks/useText'

interface Props {
  plan: VipPlan
  storeId: string
  payType: PayType | undefined
  /** A plan runs, which this one follows. */
  extends: boolean
  onRefused: () => void
}

/** Buys a plan. */
export const BuyVip = observer(function BuyVip({ plan, storeId, payType, extends: extending, onRefused }: Props) {
  const t = useText()
  return (
    <BuyDock
      kind="vipPlan"
      price={plan.price}
      caption={t('vip.months', { count: plan.months })}
      action={t(extending ? 'vip.extend' : 'vip.become')}
      paidText={t('vip.paid')}
      payType={payType}
      request={{ storeId, planId: plan.id }}
      order={(request, options) => vipPlanApi.order(request, options)}
      onRefused={onRefused}
    />
  )
})
