import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import '@/i18n/en/home'
import '@/i18n/en/method'
import '@/i18n/en/stores'
import { Loaded } from '@/components/loading/Loaded'
import { OpenState } from '@/components/store/OpenState'
import { screen, type PageProps } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useOpenMenu } from '@/hooks/useOpenMenu'
import { useText } from '@/hooks/useText'
import { DINING_TYPES } from '@/contract/constants/common'
import type { DiningType } from '@/contract/fields'
import { isOrderTypeOn } from '@/domain/config/featureFlags'
import { MethodCard } from './parts/MethodCard'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import styles from './goodsmethod.module.scss'

/** The merchant's dining types. Those that the store does not offer are disabled. */
function Methods({ query }: PageProps<'/pages/index/goodsmethod'>) {
  const { shop, ui, delivery, config } = useStores()
  const t = useText()
  const takeWay = useOpenMenu()
  const { run: start } = useAction(shop.start)
  const listed = (type: DiningType) => isOrderTypeOn(config.featureFlags, type)
  useEffect(() => void start(query.storeId), [start, query.storeId])

  return (
    <Loaded of={shop.info} skeleton={<MethodSkeleton />}>
      {(store) => (
        <View>
          <View className={styles.head}>
            <Text className={styles.name}>{t('method.at', { name: store.name })}</Text>
            <OpenState store={store} far={delivery.exact} />
          </View>
          {DINING_TYPES.filter(listed).map((type) => (
            <MethodCard
              key={type}
              type={type}
              store={store}
              onTake={() => takeWay(type)}
              onRefused={() => ui.notify(t('method.notOffered'))}
            />
          ))}
        </View>
      )}
    </Loaded>
  )
}

/** Skeleton of five dining types. */
function MethodSkeleton() {
  return <CardSkeleton rows={5} />
}

export default screen('/pages/index/goodsmethod', Methods)
