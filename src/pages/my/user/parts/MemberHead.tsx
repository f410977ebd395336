import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { User } from '@/contract/session'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Icon } from '@/ui/media/Icon'
import styles from './MemberCode.module.scss'

/** The level and the name of the member. */
export const MemberHead = observer(function MemberHead({ user }: { user: User }) {
  const t = useText()
  const { vip } = useStores().session
  return (
    <View className={styles.head}>
      <Icon name="crown-simple-f" size={24} />
      <View className={styles.names}>
        <Text className={styles.level}>{(vip && user.levelName) || t('member.name')}</Text>
        <Text className={styles.quiet}>{user.nickname}</Text>
      </View>
    </View>
  )
})
