import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { User } from '@/contract/session'
import { countText } from '@/domain/money/money'
import { go } from '@/platform/navigation/navigation'
import { goSignIn } from '@/platform/auth/signIn'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useSignInGate } from './useSignInGate'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './MemberCard.module.scss'

/** The member card of the user. A guest sees the benefits of membership. */
export const MemberCard = observer(function MemberCard() {
  const { user } = useStores().session
  const t = useText()
  if (user) return <Membership user={user} />
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

/** Points and balance of a user; opens the profile. Users without a phone number are asked to bind one first. */
const Membership = observer(function Membership({ user }: { user: User }) {
  const { vip } = useStores().session
  const { bound } = useSignInGate()
  const t = useText()
  const money = useMoney()
  const facts = [
    [t('names.pointsTitle'), countText(user.integral)],
    [t('names.balanceTitle'), money(user.balance)],
    [t('member.coupons'), user.coupons],
  ] as const
  return (
    <Pressable className={styles.member} onTap={() => bound(() => go('/pages/other/chooseAvatar'))}>
      <View className={styles.level}>
        <Icon name="crown-simple-f" size={20} />
        <Text className={styles.levelName}>{(vip && user.levelName) || t('member.name')}</Text>
        <Text className={styles.text}>{t('member.growth', { growth: countText(user.growth) })}</Text>
      </View>
      <View className={styles.facts}>
        {facts.map(([name, value]) => (
          <View key={name} className={styles.fact}>
            <Text className={styles.value}>{value}</Text>
            <Text className={styles.text}>{name}</Text>
          </View>
        ))}
      </View>
    </Pressable>
  )
})
