import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/activity'
import '@/i18n/en/cart'
import '@/i18n/en/menu'
import { activityApi } from '@/api/endpoints/activity'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { CartBar } from '@/components/cart/CartBar'
import { Empty } from '@/ui/feedback/Empty'
import { GoodsRow } from '@/components/goods/GoodsRow'
import { Heading } from '@/ui/layout/Heading'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { ActivityState } from './parts/activity/ActivityState'
import { useOutCart } from './parts/useOutCart'
import styles from './parts/activity/Activity.module.scss'

/** `seeGoods`: the dishes of an activity, to put into the cart. */
function SeeGoods({ query }: PageProps<'/pages/shop/seeGoods'>) {
  const { shop } = useStores()
  const { activityId, storeId = shop.id } = query
  return activityId && storeId ? <Dishes activityId={activityId} storeId={storeId} /> : <LinkBroken />
}

const Dishes = observer(function Dishes({ activityId, storeId }: { activityId: string; storeId: string }) {
  const t = useText()
  const cart = useOutCart(storeId)
  const found = useResource(() => activityApi.detail({ storeId, activityId }))
  const toMenu = () => go('/pages/index/goods', { storeId })
  const choose = ({ goodsId, categoryId }: { goodsId?: string | undefined; categoryId?: string | undefined }) => {
    if (goodsId) go('/pages/shop/good-dl', { storeId, gid: goodsId })
    else go('/pages/index/goods', { storeId, ...(categoryId && { categoryId }) })
  }
  const bars = (
    <Skeleton rows={3}>
      <Bar width={66} shape="title" />
    </Skeleton>
  )
  return (
    <Loaded of={found} skeleton={bars}>
      {({ goods, ...activity }) => (
        <>
          <View className={styles.head}>
            <ActivityState activity={activity} />
            <View className={styles.title}>
              <Heading look="title1">{activity.title}</Heading>
            </View>
            <View className={styles.text}>{[activity.storeName, activity.period].filter(Boolean).join(' · ')}</View>
          </View>
          {goods.length === 0 && (
            <Empty title={t('activity.noDishes')} action={t('activity.toMenu')} onAction={toMenu} />
          )}
          <View className={styles.list}>
            {goods.map((each) => (
              <GoodsRow
                key={each.id}
                goods={each}
                cart={cart}
                onOpen={() => go('/pages/shop/good-dl', { storeId, gid: each.id })}
              />
            ))}
          </View>
          <CartBar cart={cart} onOpen={toMenu} onChoose={choose} />
        </>
      )}
    </Loaded>
  )
})

export default screen('/pages/shop/seeGoods', SeeGoods)
