import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { diningData } from '@/contract/config/blocks'
import { isOrderTypeOn } from '@/domain/config/featureFlags'
import { go } from '@/platform/navigation/navigation'
import { classes } from '@/ui/classes'
import { Notice } from '@/ui/feedback/Notice'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'
import { DiningTile } from './DiningTile'
import styles from './Dining.module.scss'

/** The number of large tiles; the others are below them. */
const LARGE = 2

/** Tiles of the dining types that merchant and store offer, and a notice when the store is closed. */
export const Dining = observer(function Dining({ data, onHero }: BlockProps<typeof diningData>) {
  const { shop, config } = useStores()
  const t = useText()
  const store = shop.info.value
  const tiles = data.ways.filter(
    ({ type }) =>
      isOrderTypeOn(config.featureFlags, type) && (!store || store.dining.some((offer) => offer.type === type)),
  )
  if (tiles.length === 0) return null

  return (
    <>
      <View className={classes(styles.card, onHero && styles.raised)}>
        {tiles.map((tile, index) => {
          const large = index < LARGE
          const place = classes(styles.place, large && tiles.length > 1 && styles.half, !large && styles.below)
          return (
            <View key={tile.type} className={place}>
              <DiningTile tile={tile} large={large} low={!large && tiles.length === LARGE + 1} />
            </View>
          )
        })}
      </View>
      {store && !store.isOpen && (
        <Notice
          kind="error"
          text={store.changesAt ? `${t('stores.closed')} · ${store.businessText}` : store.businessText}
          action={t('home.otherStores')}
          onAction={() => go('/pages/shop/select/index')}
        />
      )}
    </>
  )
})
