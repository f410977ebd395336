import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DrinkFacts } from '@/contract/inStore/drinks'
import { useStores } from '@/hooks/useStores'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import { shareLeft } from './useBottleTexts'
import styles from './Bottles.module.scss'

interface Props {
  bottle: DrinkFacts
  /** Without the level. */
  bare?: boolean
  eager?: boolean
}

/** The last picture of a bottle, or a glass, beside its level. */
export const BottlePicture = observer(function BottlePicture({ bottle, bare, eager }: Props) {
  const { config } = useStores()
  const { image, category } = bottle
  return (
    <View className={styles.picture} {...{ 'aria-hidden': true }}>
      {image ? (
        <Picture
          src={config.picture(image)}
          alt=""
          size="fill"
          width={152}
          tile={category === 'wine' ? 'sage' : 'sand'}
          {...(eager && { eager })}
        />
      ) : (
        <View className={styles.noPicture}>
          <Icon name="wine" size={34} />
        </View>
      )}
      {!bare && (
        <View className={styles.gauge}>
          <View className={styles.level} style={{ height: `${Math.round(shareLeft(bottle) * 100)}%` }} />
        </View>
      )}
    </View>
  )
})
