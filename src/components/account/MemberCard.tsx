import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { goSignIn } from '@/platform/auth/signIn'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './MemberCard.module.scss'

const HeldCard = lazyOverlay(async () => (await import('@/components/member/HeldCard')).HeldCard)

/** What the user holds, by code that is loaded then. A guest sees the benefits of membership. */
export const MemberCard = observer(function MemberCard({ look }: { look: 'card' | 'wallet' }) {
  const { user } = useStores().session
  const t = useText()
  if (user)
    return (
      <View className={styles.held}>
        <HeldCard open look={look} user={user} />
      </View>
    )
  return (
    <Pressable className={styles.card} onTap={() => goSignIn()}>
      <Icon name="crown-simple-f" size={26} />
      <View className={styles.texts}>
        <Text className={styles.title}>{t('member.guest')}</Text>
        <Text className={styles.text}>{t('member.guestText')}</Text>
      </View>
      <Icon name="caret-right" size={16} />
    </Pressable>
  )
})
