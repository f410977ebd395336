import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/visit'
import type { visitData } from '@/contract/config/moreBlocks'
import { serviceLink } from '@/domain/config/featureFlags'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { BlockProps } from '@/components/blocks/blockProps'
import styles from './VisitLinks.module.scss'

const WAYS = [
  { service: 'queue', art: memberArt.ticket },
  { service: 'reserve', art: memberArt.calendar },
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
    <View className={styles.tiles}>
      {links.map(({ service, art }) => (
        <View key={service} className={styles.place}>
          <Pressable className={classes(styles.tile, styles[service])} onTap={() => follow(serviceLink(service))}>
            <Text className={styles.title}>{t(`visit.${service}`)}</Text>
            <Text className={styles.text}>{t(`visit.${service}Text`)}</Text>
            <View className={styles.art}>
              <Art src={art} size={104} />
            </View>
          </Pressable>
        </View>
      ))}
    </View>
  )
})
