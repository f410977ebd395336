import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/media/Avatar'
import { IconBadge } from '@/ui/media/IconBadge'
import { useSignInGate } from '@/components/account/useSignInGate'
import { goSignIn } from '@/platform/auth/signIn'
import { phoneText } from '@/domain/text/phoneText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import { Heading } from '@/ui/layout/Heading'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './MeHead.module.scss'

/** The header of the member page: name, picture and phone of a user, which lead to the profile, or a guest. */
export const MeHead = observer(function MeHead() {
  const { user } = useStores().session
  const { bound } = useSignInGate()
  if (!user) return <Who className={styles.head} />
  return (
    <Pressable className={styles.head} onTap={() => bound(() => go('/pages/other/chooseAvatar'))}>
      <Who className={styles.inside} />
      <Icon name="caret-right" size={18} tone="ink3" />
    </Pressable>
  )
})

const Who = observer(function Who({ className }: { className: string | undefined }) {
  const { session, config } = useStores()
  const t = useText()
  const { user } = session
  return (
    <View className={className}>
      {user && (user.nickname || user.avatar) ? (
        <Avatar name={user.nickname} src={config.picture(user.avatar)} size={64} />
      ) : (
        <IconBadge icon="user" />
      )}
      <View className={styles.user}>
        <Heading level={1} look="title2">
          {user ? user.nickname || t('member.name') : t('me.guest')}
        </Heading>
        <Text className={styles.text}>{user ? phoneText(user.userTel) || user.email : t('me.guestText')}</Text>
        {!user && (
          <View className={styles.logIn}>
            <Button size="small" onTap={() => goSignIn()}>
              {t('me.logIn')}
            </Button>
          </View>
        )}
      </View>
    </View>
  )
})
