import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { User } from '@/contract/account/session'
import { countText } from '@/domain/money/money'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import { HeldFacts } from './HeldFacts'
import styles from './MemberStatus.module.scss'
import { useHeldFacts, useHeldLink } from './useHeldFacts'

/** The card of the member page: level, growth to the next one, and what the user holds. */
export const MemberStatus = observer(function MemberStatus({ user }: { user: User }) {
  const { locale } = useStores()
  const t = useText()
  const facts = useHeldFacts(user)
  const opening = useHeldLink()
  const { levelName, growth, nextLevel, vipUntil } = user
  const missing = nextLevel ? nextLevel.growth - growth : 0
  const openCode = opening('code')
  return (
    <View className={styles.card}>
      <View className={styles.top}>
        <Pressable className={styles.level} onTap={() => opening('level')?.()}>
          <Icon name="crown-simple-f" size={22} />
          <View className={styles.levelTexts}>
            <Text className={styles.levelName}>{levelName || t('member.name')}</Text>
            {vipUntil && (
              <Text className={styles.dim}>
                {t('memberCard.vipUntil', { date: dateText(lastMomentOf(vipUntil), locale.current) })}
              </Text>
            )}
          </View>
        </Pressable>
        {openCode && (
          <Pressable className={styles.code} onTap={openCode}>
            <Icon name="qr-code" size={20} />
            <Text className={styles.codeText}>{t('memberCard.code')}</Text>
          </Pressable>
        )}
      </View>
      <View className={styles.growth}>
        <Text className={styles.dim}>
          {nextLevel
            ? t('memberCard.growth', { growth: countText(growth), next: countText(nextLevel.growth) })
            : t('memberCard.growthOnly', { growth: countText(growth) })}
        </Text>
        {nextLevel && (
          <Text className={styles.dim}>
            {t('memberCard.toNext', { growth: countText(missing), level: nextLevel.name })}
          </Text>
        )}
      </View>
      {nextLevel && (
        <View className={styles.track} {...{ 'aria-hidden': true }}>
          <View className={styles.bar} style={{ width: `${Math.min(100, (100 * growth) / nextLevel.growth)}%` }} />
        </View>
      )}
      <HeldFacts facts={facts} dark />
    </View>
  )
})
