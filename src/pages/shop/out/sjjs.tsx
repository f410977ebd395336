import '@/i18n/en/activity'
import '@/i18n/en/home'
import '@/i18n/en/storeIntro'
import '@/i18n/en/storeList'
import '@/i18n/en/stores'
import '@/i18n/en/place'
import { storeApi } from '@/api/endpoints/store'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { Loaded } from '@/components/loading/Loaded'
import { serverMessageOf } from '@/components/loading/serverMessage'
import { ChooseStore } from '@/components/store/ChooseStore'
import { screen, type PageProps } from '@/shell/screen'
import { useContentTitle } from '@/hooks/contentTitle'
import { useAction } from '@/hooks/useAction'
import { useCopy } from '@/hooks/useCopy'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { storeCopy } from '@/stores/shop'
import { StoreIntro, StoreIntroSkeleton } from '../parts/StoreIntro'

/** `sjjs`: a store introduces itself. */
function StorePage({ query }: PageProps<'/pages/shop/out/sjjs'>) {
  const { shop, delivery, offlineCache } = useStores()
  const t = useText()
  const storeId = query.storeId ?? shop.id
  const store = useResource((onStale) =>
    offlineCache.networkFirstForUser(
      storeCopy(storeId),
      () => storeApi.detail({ storeId, ...delivery.place }),
      onStale,
    ),
  )
  useContentTitle(store.value?.name)
  const collect = useAction(async () => {
    if (!store.value) return
    const isCollect = !store.value.isCollect
    await storeApi.collect({ storeId, collect: isCollect })
    store.set({ ...store.value, isCollect })
  })
  const copy = useCopy()
  const order = useAction(async () => {
    await shop.enter(storeId)
    go('/pages/index/goods')
  })
  const refusal = serverMessageOf(store)
  if (!storeId) return <LinkBroken />
  if (refusal) return <ChooseStore title={refusal} />
  return (
    <Loaded of={store} skeleton={<StoreIntroSkeleton />}>
      {(value) => (
        <>
          <StoreIntro store={value} onCollect={() => void collect.run()} onCopy={() => copy(value.address)} />
          <Dock>
            <Button
              wide
              size="large"
              look={value.isOpen ? 'primary' : 'neutral'}
              busy={order.busy}
              onTap={() => void order.run()}
            >
              {t(value.isOpen ? 'storeIntro.orderHere' : 'home.toMenu')}
            </Button>
          </Dock>
        </>
      )}
    </Loaded>
  )
}

export default screen('/pages/shop/out/sjjs', StorePage, { shared: true })
