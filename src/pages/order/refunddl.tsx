import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/checkout'
import '@/i18n/en/refund'
import '@/i18n/en/orders'
import '@/i18n/en/pictures'
import { orderApi } from '@/api/endpoints/order'
import { orderCareApi } from '@/api/endpoints/orderCare'
import { uploadPicture } from '@/api/upload'
import { Empty } from '@/ui/feedback/Empty'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useOnShow } from '@/hooks/useOnShow'
import { useMessages } from '@/hooks/useMessages'
import { usePolling } from '@/hooks/usePolling'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { randomId } from '@/domain/text/randomId'
import { isUnderWay } from '@/domain/order/refundState'
import { replace } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { NoOrder } from './parts/NoOrder'
import { OrderSkeleton } from './parts/OrderSkeleton'
import { RefundedDishes } from './parts/refund/RefundedDishes'
import { type Lacking, MissingTip } from './parts/MissingTip'
import { REASONS, RefundForm } from './parts/refund/RefundForm'
import { RefundProgress } from './parts/refund/RefundProgress'
import { PICTURES } from './parts/PicturesField'
import { PicturesModel } from './pictures.model'
import { RefundModel } from './refunddl.model'

definePageConfig({ enablePullDownRefresh: true })

/** Polling interval of an open request, milliseconds. */
const FOLLOW_MS = 10_000

/** Requests a refund of an order, and shows its progress. */
function RefundPage({ query: { orderId } }: PageProps<'/pages/order/refunddl'>) {
  return orderId ? <Refund orderId={orderId} /> : <NoOrder />
}

const Refund = observer(function Refund({ orderId }: { orderId: string }) {
  const { locale, ui, orders } = useStores()
  const t = useText()
  const ask = useMessages()
  const [model] = useState(() => {
    const pictures = new PicturesModel({ upload: uploadPicture, report: ui.report, newId: randomId })
    return new RefundModel({ order: orderApi, care: orderCareApi }, orderId, pictures, randomId)
  })
  const [lacking, setLacking] = useState<Lacking>()
  const { details } = model
  const underWay = isUnderWay(details.value?.order.refundState ?? -1)
  useOnShow(() => void details.load(), locale.wanted)
  usePullDownRefresh(() => void details.load().then(stopPullDownRefresh))
  usePolling(details.load, FOLLOW_MS, underWay, 'order')

  const apply = useAction(async () => {
    const subscribe = model.waits ? ask('refund') : undefined
    const missing = await model.apply()
    if (missing === 'reason') return setLacking({ text: t('refund.reasonTip'), id: REASONS })
    if (missing === 'picture') return setLacking({ text: t('pictures.failed'), id: PICTURES })
    void subscribe?.(orderId)
    await orders.refresh()
  })
  const withdraw = useAction(async () => {
    await model.withdraw()
    ui.notify(t('refund.withdrawDone'), 'success')
  })

  return (
    <Loaded of={details} skeleton={<OrderSkeleton />}>
      {({ order, form }) => (
        <>
          {order.refund && (
            <RefundProgress refund={order.refund} busy={withdraw.busy} onWithdraw={() => void withdraw.run()} />
          )}
          <RefundedDishes order={order} />
          {lacking && <MissingTip lacking={lacking} onClose={() => setLacking(undefined)} />}
          {form && (
            <RefundForm model={model} order={order} form={form} busy={apply.busy} onSubmit={() => void apply.run()} />
          )}
          {!order.refund && !order.refunds?.length && !form && (
            <Empty
              title={t('refund.none')}
              text={t('refund.noneText')}
              action={t('refund.toOrder')}
              onAction={() => replace('/pages/order/detail', { orderId })}
            />
          )}
        </>
      )}
    </Loaded>
  )
})

export default screen('/pages/order/refunddl', RefundPage)
