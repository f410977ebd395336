import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes } from '@/ui/classes'
import { Field } from '@/ui/fields/Field'
import { Icon } from '@/ui/media/Icon'
import { Link } from '@/ui/actions/Link'
import { Segment } from '@/ui/fields/Segment'
import { Pressable } from '@/ui/actions/Pressable'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import type { StoresModel } from '../select/index.model'
import styles from './StoreFilters.module.scss'

/** Filters of the store list: search, favourites, location. */
export const StoreFilters = observer(function StoreFilters({ model }: { model: StoresModel }) {
  const { delivery, shop } = useStores()
  const t = useText()
  const [refused, setRefused] = useState(false)
  const locate = useAction(async () => {
    setRefused(!(await delivery.locate()))
    await Promise.all([model.list.load(), shop.info.load()])
  })

  return (
    <View className={styles.filters}>
      <View className={styles.search}>
        <View className={styles.field}>
          <Field
            kind="search"
            label={t('storeList.search')}
            value={model.keyword}
            maxLength={60}
            onChange={model.search}
          />
        </View>
        <Pressable
          className={classes(styles.map, model.mapShown && styles.on)}
          kind="switch"
          selected={model.mapShown}
          label={t('storeList.map')}
          onTap={() => model.showMap(!model.mapShown)}
        >
          <Icon name="map-trifold" size={22} />
          <Text className={styles.mapLabel}>{t('storeList.map')}</Text>
        </Pressable>
      </View>
      <View className={styles.tabs}>
        <Segment
          label={t('storeList.filter')}
          value={model.only}
          options={[
            { key: 'all', label: t('storeList.all') },
            { key: 'collected', label: t('storeList.collected'), icon: 'heart-f' },
            { key: 'frequent', label: t('storeList.frequent') },
          ]}
          onChange={model.narrow}
        />
      </View>
      <View className={styles.place}>
        {delivery.exact ? (
          <>
            <Icon name="navigation-arrow" size={16} className={styles.icon} />
            <Text>{t('storeList.nearDone')}</Text>
          </>
        ) : (
          <Link
            icon="navigation-arrow"
            text={t('storeList.near')}
            disabled={locate.busy}
            onTap={() => void locate.run()}
          />
        )}
        <View className={styles.city}>
          <Link
            icon="buildings"
            text={delivery.city?.name ?? t('regions.everywhere')}
            onTap={() => go('/pages/shop/select/select', { regionId: delivery.city?.id ?? '' })}
          />
        </View>
      </View>
      {refused && <Text className={styles.refused}>{t('storeList.nearRefused')}</Text>}
    </View>
  )
})
