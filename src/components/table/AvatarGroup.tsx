import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TableParticipant } from '@/contract/cart/cartLine'
import { Avatar } from '@/ui/media/Avatar'
import { useStores } from '@/hooks/useStores'
import styles from './AvatarGroup.module.scss'

interface Props {
  people: readonly TableParticipant[]
  size: 28 | 40
}

/** Maximum number of drawn participants. */
export const MAX_FACES = 3

/** Overlapping avatars of participants. Decoration: their names are shown elsewhere. */
export const AvatarGroup = observer(function AvatarGroup({ people, size }: Props) {
  const { config } = useStores()
  return (
    <View className={styles.faces}>
      {people.slice(0, MAX_FACES).map(({ no, name, avatar }) => (
        <View key={no} className={styles.face}>
          <Avatar name={name} src={avatar && config.picture(avatar)} size={size} />
        </View>
      ))}
    </View>
  )
})
