import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/media/Avatar'
import { IconBadge } from '@/ui/media/IconBadge'
import { Heading } from '@/ui/layout/Heading'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './MeHead.module.scss'

/** The header of the member page: name, picture and phone of a user, or a guest. */
export const MeHead = observer(function MeHead() {
  const { session, config } = useStores()
  const t = useText()
  const { user } = session
  return (
    <View className={styles.head}>
      {user && (user.nickname || user.avatar) ? (
        <Avatar name={user.nickname} src={config.picture(user.avatar)} size={64} />
      ) : (
        <IconBadge icon="user" />
      )}
      <View className={styles.who}>
        <Heading level={1} look="title2">
          {user ? user.nickname || t('member.name') : t('me.guest')}
        </Heading>
        <Text className={styles.text}>{user ? user.userTel || user.email : t('me.guestText')}</Text>
      </View>
    </View>
  )
})
