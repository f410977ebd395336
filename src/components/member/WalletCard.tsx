import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { User } from '@/contract/account/session'
import { countText } from '@/domain/money/money'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import { HeldFacts } from './HeldFacts'
import styles from './MemberStatus.module.scss'
import { useHeldFacts, useHeldLink } from './useHeldFacts'

/** The wallet of the home page: the balance with what can be done with it, and four numbers. */
export const WalletCard = observer(function WalletCard({ user }: { user: User }) {
  const t = useText()
  const money = useMoney()
  const opening = useHeldLink()
  const { balance, levelName, growth, nextLevel } = user
  const [topUp, pay] = [opening('balance'), opening('code')]
  const name = nextLevel
    ? t('memberCard.toGo', { growth: countText(nextLevel.growth - growth) })
    : t('memberCard.level')
  const level = { key: 'level' as const, name, value: levelName || t('member.name'), onTap: opening('level') }
  const facts = useHeldFacts(user).filter(({ key }) => key !== 'balance')
  return (
    <View className={styles.wallet}>
      <View className={styles.balance}>
        <View className={styles.balanceTexts}>
          <Text className={styles.dim}>{t('names.balanceTitle')}</Text>
          <Text className={styles.sum}>{money(balance)}</Text>
        </View>
        {topUp && (
          <Pressable className={styles.topUp} onTap={topUp}>
            <Text>{t('memberCard.topUp')}</Text>
          </Pressable>
        )}
        {pay && (
          <Pressable className={styles.pay} onTap={pay}>
            <Icon name="qr-code" size={18} />
            <Text className={styles.codeText}>{t('memberCard.pay')}</Text>
          </Pressable>
        )}
      </View>
      <HeldFacts facts={[...facts, level]} />
    </View>
  )
})
