import { useState } from 'react'
import '@/i18n/en/couponPages'
import '@/i18n/en/coupons'
import '@/i18n/en/home'
import { couponApi } from '@/api/endpoints/coupon'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { CODE_FIELD } from '@/components/redeem/CodeForm'
import { replace } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { screen, type PageProps } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { RedeemForm } from './parts/RedeemForm'
import { RedeemResult } from './parts/RedeemResult'
import { RedeemModel } from './dhm.model'

/** `dhm`: one field for exchange codes, words and gift cards; what they gave is listed, a gift card is opened. */
function RedeemPage({ query: { code = '' } }: PageProps<'/pages/other/coupon/dhm'>) {
  const { session } = useStores()
  const t = useText()
  const [model] = useState(() => new RedeemModel({ word: couponApi.word, redeem: giftCardApi.redeem }, code))
  const redeem = useAction(async () => {
    if (!model.code.text.trim()) {
      model.code.refuse(t('redeem.missing'))
      return reveal(CODE_FIELD)
    }
    const cardId = await model.redeem()
    if (cardId) replace('/pages/other/giftCard/carddl', { id: cardId })
    else if (model.received) void session.refresh().catch(() => undefined)
    else reveal(CODE_FIELD)
  })
  if (model.received) return <RedeemResult model={model} received={model.received} />
  return <RedeemForm model={model.code} redeem={redeem} />
}

export default screen('/pages/other/coupon/dhm', RedeemPage, { top: 'wash' })
