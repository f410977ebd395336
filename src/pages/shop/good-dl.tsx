import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/menu'
import '@/i18n/en/stores'
import { DishBody, groupId } from '@/components/DishBody'
import { DishDock } from '@/components/DishDock'
import { DishFailed } from '@/components/DishFailed'
import { DishSkeleton } from '@/components/DishSkeleton'
import { Dock } from '@/components/Dock'
import { Delayed } from '@/components/Loaded'
import { screen, type PageProps } from '@/components/screen'
import { useDish } from '@/components/useDish'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { back } from '@/platform/navigation'
import { scrollPageTo } from '@/platform/scrollPage'
import { DishPictures } from './parts/dish/DishPictures'
import { DishStore } from './parts/dish/DishStore'
import { LinkBroken } from './parts/LinkBroken'
import { useOutCart } from './parts/useOutCart'
import styles from './parts/dish/Dish.module.scss'

/** `good-dl`: a dish as its store presents it, with all its pictures and where it is cooked. */
function DishPage({ query }: PageProps<'/pages/shop/good-dl'>) {
  const { shop } = useStores()
  const { gid, storeId = shop.id } = query
  return gid && storeId ? <Dish gid={gid} storeId={storeId} /> : <LinkBroken />
}

const Dish = observer(function Dish({ gid, storeId }: { gid: string; storeId: string }) {
  const { ui, shop } = useStores()
  const t = useText()
  const loader = useDish(gid, storeId, useOutCart(storeId))
  const { dish } = loader
  const wanting = dish?.wanting
  useEffect(() => {
    if (wanting) scrollPageTo(groupId(wanting))
  }, [wanting])

  if (loader.failed) return <DishFailed loader={loader} />
  if (!dish) {
    return (
      <Delayed>
        <DishSkeleton />
      </Delayed>
    )
  }
  const leave = () => {
    ui.say(t('dish.added'), 'success')
    back('/pages/index/goods')
  }
  const store = shop.info.value
  return (
    <View className={styles.page}>
      <DishPictures goods={dish.detail} />
      <View className={styles.body}>
        <DishBody dish={dish} />
        {store && <DishStore store={store} />}
      </View>
      <Dock>
        <DishDock dish={dish} onAdded={leave} />
      </Dock>
    </View>
  )
})

export default screen('/pages/shop/good-dl', DishPage)
