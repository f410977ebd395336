import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InviteActivity } from '@/contract/invitation/inviteViews'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Link } from '@/ui/actions/Link'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

interface Props {
  activity: InviteActivity
  /** All rules, for their own page; otherwise the first ones with a way to the rest. */
  whole?: boolean
}

/** The rules of a campaign, then the merchant's own ones. */
export const InviteRules = observer(function InviteRules({ activity, whole }: Props) {
  const t = useText()
  const { dayOf, lastDayOf, rangeOf } = useInviteTexts()
  const { perMonth, rewardA, rewardB, steps, startAt, endAt } = activity
  const packet = [rewardA, rewardB, ...steps.map(({ reward }) => reward)].find(({ kind }) => kind === 'packet')
  const first = [
    t('invite.ruleNew'),
    t('invite.ruleOwn'),
    perMonth === null ? '' : t('invite.ruleMonth', { count: perMonth }),
  ]
  const rest = [
    t('invite.ruleOnce'),
    t('invite.ruleBack'),
    packet ? t('invite.rulePacket', { range: rangeOf(packet) }) : '',
    t('invite.rulePeriod', { from: dayOf(startAt), to: lastDayOf(endAt) }),
    ...activity.rules,
  ]
  return (
    <Card>
      {!whole && <Heading>{t('invite.rules')}</Heading>}
      {(whole ? [...first, ...rest] : first).filter(Boolean).map((rule) => (
        <View key={rule} className={styles.rule}>
          <View className={styles.dot} />
          <Text className={styles.ruleText}>{rule}</Text>
        </View>
      ))}
      {!whole && (
        <View className={styles.rule}>
          <Link text={t('invite.allRules')} onTap={() => go('/pages/order/invitation/yqgz')} />
        </View>
      )}
    </Card>
  )
})
