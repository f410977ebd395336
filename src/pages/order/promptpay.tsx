import { useDidHide, useDidShow, useUnload } from '@tarojs/taro'
import { useCallback, useEffect, useState } from 'react'
import '@/i18n/en/checkout'
import '@/i18n/en/orderCare'
import '@/i18n/en/orders'
import '@/i18n/en/pictures'
import '@/i18n/en/transferSlip'
import { orderApi } from '@/api/endpoints/order'
import { payApi } from '@/api/endpoints/pay'
import { uploadPicture } from '@/api/upload'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { isPurchaseKind, openPurchase } from '@/hooks/openPurchase'
import { useAction } from '@/hooks/useAction'
import { useEventCallback } from '@/hooks/useEventCallback'
import { FOLLOW_MS, usePolling } from '@/hooks/usePolling'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { MAX_MEGABYTES, pictureFailure } from '@/domain/media/pictureRule'
import { randomId } from '@/domain/text/randomId'
import { choosePictures } from '@/platform/media/choosePictures'
import { replace } from '@/platform/navigation/navigation'
import { NoOrder } from './parts/NoOrder'
import { OtherPayMethods } from './parts/pay/OtherPayMethods'
import { PromptPayView } from './parts/pay/PromptPayView'
import { PromptPayModel } from './promptpay.model'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** The PromptPay code of an order. Continues automatically once paid. */
function PromptPay({ query: { orderId = '', kind, give } }: PageProps<'/pages/order/promptpay'>) {
  const { ui, orders } = useStores()
  const t = useText()
  const [model] = useState(() => new PromptPayModel(payApi, orderId, randomId))
  const bought = isPurchaseKind(kind) ? { orderId, kind, give } : undefined
  const order = useResource(() => (bought ? Promise.resolve(undefined) : orderApi.detail({ orderId })))

  useDidShow(() => void (orderId && model.show()))
  useDidHide(model.hide)
  useUnload(model.hide)
  useEffect(() => model.hide, [model])
  const follow = useCallback(() => model.ask().catch(() => undefined), [model])
  usePolling(follow, FOLLOW_MS, model.open, 'payment')

  const openOrder = () => replace('/pages/order/detail', { orderId })
  const paid = model.outcome === 'paid'
  const leave = useEventCallback(() => {
    ui.notify(t('promptpay.paid'), 'success')
    if (bought) return openPurchase(replace, bought)
    void orders.refresh()
    openOrder()
  })
  useEffect(() => {
    if (paid) leave()
  }, [paid, leave])

  const ask = useAction(async () => {
    if ((await model.ask()) === 'waiting') ui.notify(t('promptpay.waiting'))
  })
  const renew = useAction(model.again)
  const sendSlip = useAction(async () => {
    const [picture] = await choosePictures(1)
    const failure = picture && pictureFailure(picture)
    if (failure) return ui.alert(t(`pictures.${failure}`, { most: MAX_MEGABYTES }))
    if (picture) await model.sendSlip(await uploadPicture(picture, () => undefined))
  })

  if (!orderId) return <NoOrder />
  return (
    <Loaded of={model.code} skeleton={<PromptPaySkeleton />}>
      {(code) => (
        <PromptPayView
          code={code}
          store={bought ? code.merchant : (order.value?.store.name ?? '')}
          model={model}
          ask={ask}
          renew={renew}
          sendSlip={sendSlip}
        >
          {order.value && <OtherPayMethods order={{ ...order.value, payType: 'promptpay' }} onStale={openOrder} />}
        </PromptPayView>
      )}
    </Loaded>
  )
}

/** Skeleton of the payment code page. */
function PromptPaySkeleton() {
  return (
    <Card>
      <Skeleton rows={8} />
    </Card>
  )
}

export default screen('/pages/order/promptpay', PromptPay)
