import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { countText } from '@/domain/money/money'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './MemberCode.module.scss'

/** Points, balance and coupons of the member. */
export const MemberFacts = observer(function MemberFacts() {
  const { user } = useStores().session
  const t = useText()
  const money = useMoney()
  if (!user) return null
  const facts = [
    [t('names.pointsTitle'), countText(user.integral)],
    [t('names.balanceTitle'), money(user.balance)],
    [t('member.coupons'), countText(user.coupons)],
  ] as const
  return (
    <View className={styles.facts}>
      {facts.map(([name, value]) => (
        <View key={name} className={styles.fact}>
          <Text className={styles.value}>{value}</Text>
          <Text className={styles.name}>{name}</Text>
        </View>
      ))}
    </View>
  )
})
