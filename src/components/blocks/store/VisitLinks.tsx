import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { visitData } from '@/contract/moreBlocks'
import { serviceLink } from '@/domain/config/featureFlags'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'
import styles from './Dining.module.scss'
import tiles from './DiningTile.module.scss'

const WAYS = [
  { service: 'queue', tile: 'sand', art: memberArt.ticket },
  { service: 'reserve', tile: 'clay', art: memberArt.calendar },
] as const

/** Tiles of the queue and of reservations, if the current store offers them. */
export const VisitLinks = observer(function VisitLinks({ data }: Pick<BlockProps<typeof visitData>, 'data'>) {
  const { shop } = useStores()
  const services = shop.info.value?.services ?? []
  const t = useText()
  const follow = useFollowLink()
  const links = WAYS.filter(({ service }) => data[service] && services.includes(service))
  if (links.length === 0) return null
  return (
    <View className={styles.card}>
      {links.map(({ service, tile, art }) => (
        <View key={service} className={classes(styles.place, links.length > 1 && styles.half)}>
          <Pressable
            className={classes(tiles.tile, tiles.large, tiles[tile])}
            onTap={() => follow(serviceLink(service))}
          >
            <Text className={tiles.title}>{t(`home.${service}`)}</Text>
            <Text className={tiles.text}>{t(`home.${service}Text`)}</Text>
            <View className={tiles.picture}>
              <Art src={art} size={104} />
            </View>
          </Pressable>
        </View>
      ))}
    </View>
  )
})
