import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/activity'
import { activityApi } from '@/api/endpoints/activity'
import { Empty } from '@/ui/feedback/Empty'
import { LinkBroken } from '@/components/loading/LinkBroken'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { ActivityCard } from './parts/activity/ActivityCard'
import styles from './parts/activity/Activity.module.scss'

/** Current and upcoming activities of a store. */
function ActivitiesPage({ query }: PageProps<'/pages/shop/activity'>) {
  const { shop } = useStores()
  const storeId = query.storeId ?? shop.id
  return storeId ? <Activities storeId={storeId} /> : <LinkBroken />
}

const Activities = observer(function Activities({ storeId }: { storeId: string }) {
  const t = useText()
  const activities = useResource(() => activityApi.list({ storeId }))
  const bars = <CardSkeleton rows={2} />
  return (
    <Loaded of={activities} skeleton={bars}>
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
