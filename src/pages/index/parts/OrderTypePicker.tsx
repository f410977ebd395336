import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Segment } from '@/ui/fields/Segment'
import { Pressable } from '@/ui/actions/Pressable'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import styles from '@/components/menu/Menu.module.scss'

const ICONS = { delivery: 'moped', pickup: 'person-simple-walk', takeout: 'tote' } as const

/** The choice of the dining type, and the link to the search. */
export const OrderTypePicker = observer(function OrderTypePicker() {
  const { shop } = useStores()
  const t = useText()
  const types = shop.info.value ? shop.outTypes : ([shop.outType, 'pickup', 'takeout'] as const)
  const choice = types.length > 1
  return (
    <View className={styles.options}>
      {choice && (
        <View className={styles.choice}>
          <Segment
            label={t('menu.way')}
            options={[...new Set(types)].map((type) => ({
              key: type,
              label: t(`orderType.${type}`),
              icon: ICONS[type],
            }))}
            value={shop.outType}
            onChange={shop.chooseOutType}
          />
        </View>
      )}
      <Pressable
        className={classes(styles.search, !choice && styles.wide)}
        label={t('menu.search')}
        onTap={() => go('/pages/shop/search/out', { storeId: shop.id })}
      >
        <Icon name="magnifying-glass" size={22} />
        {!choice && <Text className={styles.texts}>{t('menu.search')}</Text>}
      </Pressable>
    </View>
  )
})
