import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import '@/i18n/en/menu'
import { DishBody, groupId } from '@/components/DishBody'
import { DishDock } from '@/components/DishDock'
import { DishFailed } from '@/components/DishFailed'
import { DishPicture } from '@/components/DishPicture'
import { DishSkeleton } from '@/components/DishSkeleton'
import { Dock } from '@/components/Dock'
import { ErrorState } from '@/components/ErrorState'
import { Delayed } from '@/components/Loaded'
import { screen, type PageProps } from '@/components/screen'
import { useDish } from '@/components/useDish'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { back, go, open } from '@/platform/navigation'
import { scrollPageTo } from '@/platform/scrollPage'
import styles from '../parts/dish/Dish.module.scss'

/** One dish on a page of its own, for links from outside. `page` is where to go when it lies in the cart; else back. */
function DishPage({ query }: PageProps<'/pages/shop/out/goods-dl'>) {
  const { shop } = useStores()
  const { gid, storeId } = query
  const t = useText()
  useEffect(() => void shop.start(storeId), [storeId, shop])

  if (!gid) {
    return (
      <ErrorState
        title={t('errors.missingQuery')}
        text={t('menu.gone')}
        action={t('dish.toMenu')}
        onAction={() => go('/pages/index/goods')}
      />
    )
  }
  const inStore = storeId ?? shop.id
  return inStore ? <Dish gid={gid} storeId={inStore} page={query.page} /> : <DishSkeleton />
}

const Dish = observer(function Dish({
  gid,
  storeId,
  page,
}: {
  gid: string
  storeId: string
  page: string | undefined
}) {
  const { carts, ui } = useStores()
  const t = useText()
  const loader = useDish(gid, storeId, carts.out)
  const { dish } = loader
  const wanting = dish?.wanting
  useEffect(() => {
    if (wanting) scrollPageTo(groupId(wanting))
  }, [wanting])

  const leave = () => {
    ui.say(t('dish.added'), 'success')
    if (page) open(page)
    else back('/pages/index/goods')
  }
  if (loader.failed) return <DishFailed loader={loader} />
  if (!dish) {
    return (
      <Delayed>
        <DishSkeleton />
      </Delayed>
    )
  }
  return (
    <View className={styles.page}>
      <DishPicture goods={dish.detail} />
      <View className={styles.body}>
        <DishBody dish={dish} />
      </View>
      <Dock>
        <DishDock dish={dish} onAdded={leave} />
      </Dock>
    </View>
  )
})

export default screen('/pages/shop/out/goods-dl', DishPage)
