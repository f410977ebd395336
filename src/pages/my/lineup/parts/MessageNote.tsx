import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { offersMessages } from '@/hooks/useMessages'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './Lineup.module.scss'

/** Announces the messages about a number, where the merchant sends them. */
export const MessageNote = observer(function MessageNote() {
  const { delivery } = useStores()
  const t = useText()
  if (!offersMessages(delivery.messages.value, 'queueTicket')) return null
  return (
    <View className={styles.more}>
      <Text className={styles.caption}>{t('lineup.messages')}</Text>
    </View>
  )
})
