import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/media/Avatar'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { TableMember } from '@/contract/cart'
import styles from './ParticipantHeading.module.scss'

/** Heading of a participant's lines. */
export const ParticipantHeading = observer(function ParticipantHeading({ person }: { person: TableMember }) {
  const { config } = useStores()
  const t = useText()
  const { name, avatar, me } = person
  return (
    <View className={styles.person}>
      <Avatar name={name} src={avatar && config.picture(avatar)} size={28} />
      <Text className={styles.name}>{me ? t('table.you', { name }) : name}</Text>
    </View>
  )
})
