import { View } from '@tarojs/components'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { storeApi } from '@/api/endpoints/store'
import { Loaded } from '@/components/loading/Loaded'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import '@/i18n/en/checkout'
import '@/i18n/en/giftCard'
import '@/i18n/en/orders'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { BuyCardModel } from './buyCard.model'
import { BuyCard } from './parts/BuyCard'
import { GiftCardTabs } from './parts/GiftCardTabs'
import { MyCards } from './parts/MyCards'
import styles from './parts/GiftCard.module.scss'

/** Gift cards on sale, and the cards of the user. */
function CardList({ query }: PageProps<'/pages/other/giftCard/cardList'>) {
  const { delivery, shop } = useStores()
  const [tab, setTab] = useState<'buy' | 'mine'>(query.tab === 'mine' ? 'mine' : 'buy')
  const [model] = useState(() => new BuyCardModel())
  const sale = useResource(async () => {
    const storeId = shop.id || (await storeApi.default(delivery.place)).id
    return { storeId, shop: await giftCardApi.designs({ storeId }) }
  })
  return (
    <View className={styles.page}>
      <GiftCardTabs active={tab} onChange={setTab} />
      {tab === 'mine' ? (
        <MyCards onBuy={() => setTab('buy')} />
      ) : (
        <Loaded of={sale} skeleton={<CardSkeleton rows={2} />}>
          {(value) => <BuyCard shop={value.shop} storeId={value.storeId} model={model} />}
        </Loaded>
      )}
    </View>
  )
}

export default screen('/pages/other/giftCard/cardList', CardList)
