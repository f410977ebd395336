import { useState } from 'react'
import '@/i18n/en/coupons'
import { couponApi } from '@/api/endpoints/coupon'
import { screen, type PageProps } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { RedeemForm } from './parts/RedeemForm'
import { RedeemResult } from './parts/RedeemResult'
import { RedeemModel } from './dhm.model'

/** `dhm`: one field for exchange codes and words; what they gave is listed. */
function RedeemPage({ query: { code = '' } }: PageProps<'/pages/other/coupon/dhm'>) {
  const { session } = useStores()
  const t = useText()
  const [model] = useState(() => new RedeemModel(couponApi, code))
  const redeem = useAction(async () => {
    if (!(await model.redeem())) return model.refuse(t('redeem.missing'))
    if (model.received) void session.refresh().catch(() => undefined)
  })
  if (model.received) return <RedeemResult model={model} received={model.received} />
  return <RedeemForm model={model} redeem={redeem} />
}

export default screen('/pages/other/coupon/dhm', RedeemPage, { wash: true })
