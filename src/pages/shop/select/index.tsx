import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/storeIntro'
import '@/i18n/en/storeList'
import '@/i18n/en/stores'
import '@/i18n/en/place'
import { storeApi } from '@/api/endpoints/store'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { Loaded } from '@/components/loading/Loaded'
import { Modal } from '@/ui/overlays/Modal'
import { screen, type PageProps } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { StoreInfo } from '@/contract/store/store'
import { back, open } from '@/platform/navigation/navigation'
import { StoreCard } from '../parts/StoreCard'
import { StoreFilters } from '../parts/StoreFilters'
import { StoresEmpty } from '../parts/StoresEmpty'
import { StoresSkeleton } from '../parts/StoresSkeleton'
import { StoresModel } from './index.model'
import { isOrdering, missingServiceOf, nextPage } from './target'

const StoresMap = lazyOverlay(async () => (await import('@/components/map/StoresMap')).StoresMap)

/** Store list with its map. Selects a store, then continues to the page named by `page`, or goes back. */
function Stores({ query }: PageProps<'/pages/shop/select/index'>) {
  const { shop, delivery, locale, ui } = useStores()
  const t = useText()
  const [model] = useState(() => new StoresModel(storeApi, () => delivery))
  useEffect(() => void model.list.load(), [model, locale.wanted, delivery.city])

  const enter = async (store: StoreInfo) => {
    await ui.mask(shop.enter(store.id))
    const address = nextPage(query.page, store.id)
    if (address) open(address)
    else back()
  }
  const choose = (store: StoreInfo) => {
    const lack = missingServiceOf(store, query.page)
    const ordering = isOrdering(query.page)
    if (lack) ui.notify(t('storeList.notHere', { what: t(lack) }), 'error')
    else if (ordering && store.dining.length === 0) ui.notify(t('storeList.noWays'), 'error')
    else if (ordering && !store.isOpen) model.ask(store)
    else void enter(store)
  }
  const collect = useAction(model.toggle)
  const { requestedStore } = model

  return (
    <View>
      <StoreFilters model={model} />
      <Loaded of={model.list} skeleton={<StoresSkeleton />}>
        {(list) => (
          <>
            {list.length === 0 && <StoresEmpty model={model} />}
            <StoresMap open={model.mapShown} stores={list} chosen={model.found} onChoose={model.find} />
            {model.listed(list).map((store) => (
              <StoreCard
                key={store.id}
                store={store}
                current={store.id === shop.id}
                onChoose={() => choose(store)}
                onCollect={() => void collect.run(store)}
              />
            ))}
          </>
        )}
      </Loaded>
      {requestedStore && (
        <Modal
          icon="clock"
          title={t('storeList.closedTitle', { name: requestedStore.name })}
          text={t('storeList.closedText', { hours: requestedStore.businessText })}
          safeText={t('common.back')}
          actionText={t('storeList.lookAround')}
          onSafe={() => model.ask(undefined)}
          onAction={() => {
            model.ask(undefined)
            void enter(requestedStore)
          }}
        />
      )}
    </View>
  )
}

export default screen('/pages/shop/select/index', Stores)
