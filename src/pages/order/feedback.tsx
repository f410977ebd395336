import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/feedback'
import '@/i18n/en/refund'
import '@/i18n/en/orders'
import '@/i18n/en/pictures'
import { orderFeedbackApi } from '@/api/endpoints/orderFeedback'
import { uploadPicture } from '@/api/upload'
import { Empty } from '@/ui/feedback/Empty'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { randomId } from '@/domain/text/randomId'
import { replace } from '@/platform/navigation/navigation'
import { FeedbackModel } from './feedback.model'
import { dishElementId } from './parts/feedback/DishRatingCard'
import { FeedbackForm, OVERALL } from './parts/feedback/FeedbackForm'
import { SubmittedFeedback } from './parts/feedback/SubmittedFeedback'
import { type Lacking, MissingTip } from './parts/MissingTip'
import { NoOrder } from './parts/NoOrder'
import { OrderSkeleton } from './parts/OrderSkeleton'
import { PICTURES } from './parts/PicturesField'
import { PicturesModel } from './pictures.model'

/** Review of an order by dish (the free-tasting form). */
function FeedbackPage({ query: { orderId } }: PageProps<'/pages/order/feedback'>) {
  return orderId ? <Feedback orderId={orderId} /> : <NoOrder />
}

const Feedback = observer(function Feedback({ orderId }: { orderId: string }) {
  const { locale, ui } = useStores()
  const t = useText()
  const [model] = useState(() => {
    const pictures = new PicturesModel({ upload: uploadPicture, report: ui.report, newId: randomId })
    return new FeedbackModel(orderFeedbackApi, orderId, pictures, randomId)
  })
  const [lacking, setLacking] = useState<Lacking>()
  useOnShow(() => void model.tasting.load(), locale.wanted)
  const requestSubscription = useMessages()
  const send = useAction(async () => {
    const agreed = requestSubscription(model.missing ? undefined : 'feedback')
    const missing = await model.send()
    if (!missing) void agreed(orderId)
    if (missing?.what === 'overall') setLacking({ text: t('feedback.overallTip'), id: OVERALL })
    if (missing?.what === 'dish')
      setLacking({ text: t('feedback.dishTip', { name: missing.name }), id: dishElementId(missing.id) })
    if (missing?.what === 'picture') setLacking({ text: t('pictures.failed'), id: PICTURES })
  })

  const leave = () => replace('/pages/order/detail', { orderId })

  return (
    <Loaded of={model.tasting} skeleton={<OrderSkeleton />}>
      {(tasting) => {
        if (tasting.open)
          return (
            <>
              <FeedbackForm model={model} tasting={tasting} sending={send.busy} onSend={() => void send.run()} />
              {lacking && <MissingTip lacking={lacking} onClose={() => setLacking(undefined)} />}
            </>
          )
        if (tasting.said) return <SubmittedFeedback said={tasting.said} onLeave={leave} />
        return (
          <Empty
            title={t('feedback.notYet')}
            text={t('feedback.notYetText')}
            action={t('refund.toOrder')}
            onAction={leave}
          />
        )
      }}
    </Loaded>
  )
})

export default screen('/pages/order/feedback', FeedbackPage)
