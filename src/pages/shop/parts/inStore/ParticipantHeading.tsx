import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/media/Avatar'
import { useStores } from '@/hooks/useStores'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { useText } from '@/hooks/useText'
import type { TableParticipant } from '@/contract/cart/cartLine'
import styles from './ParticipantHeading.module.scss'

interface Props {
  person: TableParticipant
  /** When they last added something. */
  addedAt?: string | undefined
}

/** Heading of a participant's lines. */
export const ParticipantHeading = observer(function ParticipantHeading({ person, addedAt }: Props) {
  const { config } = useStores()
  const t = useText()
  const since = useRelativeTime()
  const { name, avatar, me } = person
  const time = addedAt && since(addedAt)
  return (
    <View className={styles.person}>
      <Avatar name={name} src={avatar && config.picture(avatar)} size={28} />
      <Text className={styles.name}>{[me ? t('table.you', { name }) : name, time].filter(Boolean).join(' · ')}</Text>
    </View>
  )
})
