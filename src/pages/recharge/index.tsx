import { View } from '@tarojs/components'
import { useState } from 'react'
import { storeApi } from '@/api/endpoints/store'
import { storeValueApi } from '@/api/endpoints/storeValue'
import { Loaded } from '@/components/loading/Loaded'
import { useOnShow } from '@/hooks/useOnShow'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import '@/i18n/en/checkout'
import '@/i18n/en/orders'
import '@/i18n/en/topUp'
import { relaunch } from '@/platform/navigation/navigation'
import { screen, type PageProps } from '@/shell/screen'
import { Empty } from '@/ui/feedback/Empty'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { memberArt } from '@/ui/media/memberArtFiles'
import { OrderedTopUp } from './parts/OrderedTopUp'
import { TopUpForm } from './parts/TopUpForm'
import { TopUpModel } from './topUp.model'

/** Pays money into the balance; with `orderId` what became of a top-up. */
function Recharge({ query: { orderId } }: PageProps<'/pages/other/recharge/index'>) {
  return orderId ? <OrderedTopUp key={orderId} orderId={orderId} /> : <TopUp />
}

function TopUp() {
  const { delivery, shop } = useStores()
  const t = useText()
  const [model] = useState(() => new TopUpModel())
  const offer = useResource(async () => {
    const storeId = shop.id || (await storeApi.default(delivery.place)).id
    return { storeId, offer: await storeValueApi.list({ storeId }) }
  })
  useOnShow(() => void (offer.value && offer.load()))
  return (
    <View>
      <Loaded of={offer} skeleton={<CardSkeleton rows={3} />}>
        {(value) =>
          value.offer.on ? (
            <TopUpForm {...value} model={model} onChanged={() => void offer.load()} />
          ) : (
            <Empty
              art={memberArt.giftcard}
              title={t('topUp.closed')}
              text={t('topUp.closedText')}
              action={t('errors.toHome')}
              onAction={() => relaunch('/pages/index/index')}
            />
          )
        }
      </Loaded>
    </View>
  )
}

export default screen('/pages/other/recharge/index', Recharge, { top: 'ink', closed: 'topUp.closed' })
