import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/activity'
import { activityApi } from '@/api/activity'
import { Empty } from '@/components/Empty'
import { Loaded } from '@/components/Loaded'
import { screen, type PageProps } from '@/components/screen'
import { Bar, Skeleton } from '@/components/Skeleton'
import { useResource } from '@/components/useResource'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { go } from '@/platform/navigation'
import { ActivityCard } from './parts/activity/ActivityCard'
import { LinkBroken } from './parts/LinkBroken'
import styles from './parts/activity/Activity.module.scss'

/** What goes on in a store, now and soon. */
function ActivitiesPage({ query }: PageProps<'/pages/shop/activity'>) {
  const { shop } = useStores()
  const storeId = query.storeId ?? shop.id
  return storeId ? <Activities storeId={storeId} /> : <LinkBroken />
}

const Activities = observer(function Activities({ storeId }: { storeId: string }) {
  const t = useText()
  const here = useResource(() => activityApi.list({ storeId }))
  const bars = (
    <Skeleton rows={2}>
      <Bar shape="card" />
    </Skeleton>
  )
  return (
    <Loaded of={here} skeleton={bars}>
      {({ storeName, list }) => (
        <>
          <View className={styles.head}>
            <Text>{t('activity.at', { name: storeName })}</Text>
          </View>
          {list.length === 0 && (
            <Empty
              title={t('activity.none')}
              text={t('activity.noneText')}
              action={t('activity.toMenu')}
              onAction={() => go('/pages/index/goods', { storeId })}
            />
          )}
          {list.map((activity) => (
            <ActivityCard
              key={activity.id}
              activity={activity}
              onDishes={() => go('/pages/shop/seeGoods', { storeId, activityId: activity.id })}
            />
          ))}
        </>
      )}
    </Loaded>
  )
})

export default screen('/pages/shop/activity', ActivitiesPage)
