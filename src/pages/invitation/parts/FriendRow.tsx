import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InvitedFriend } from '@/contract/invitation/inviteViews'
import { inviteStateOf } from '@/domain/invitation/inviteState'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { classes } from '@/ui/classes'
import { Avatar } from '@/ui/media/Avatar'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

interface Props {
  friend: InvitedFriend
  /** With the amount of the meal and a button to remind. */
  detailed?: boolean
}

/** A friend who was invited: what has happened, and what came of it. */
export const FriendRow = observer(function FriendRow({ friend, detailed }: Props) {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const { dayOf, lastDayOf } = useInviteTexts()
  const { nick, avatar, stateFormat, reason, until, orderedAt, orderAmount } = friend
  const state = inviteStateOf(friend.state)
  const meal = detailed ? 'invite.paid' : 'invite.firstMeal'
  const done = orderedAt && t(meal, { date: dayOf(orderedAt), amount: money(orderAmount ?? 0) })
  const open = state === 'joined' ? t('invite.mayOrder', { date: lastDayOf(until) }) : stateFormat
  return (
    <View className={styles.friend}>
      <Avatar name={nick} src={avatar && config.picture(avatar)} size={40} />
      <View className={styles.friendTexts}>
        <Text className={styles.name}>{nick}</Text>
        <Text className={styles.caption}>{reason || done || open}</Text>
      </View>
      {detailed && state === 'joined' ? (
        <Button
          look="tint"
          size="small"
          label={`${t('invite.remind')}: ${nick}`}
          onTap={() => go('/pages/order/invitation/yqyl', { card: '1' })}
        >
          {t('invite.remind')}
        </Button>
      ) : (
        <FriendEnd friend={friend} detailed={detailed} />
      )}
    </View>
  )
})

/** What the inviter got for a friend. */
const FriendEnd = observer(function FriendEnd({ friend, detailed }: Props) {
  const t = useText()
  const { dayOf, givenText } = useInviteTexts()
  const { state, stateFormat, reward, rewardState } = friend
  if (inviteStateOf(state) === 'invalid') return null
  if (!reward || rewardState !== 'given')
    return (
      <Text className={classes(styles.end, styles.pending)}>
        {rewardState === 'lapsed' ? stateFormat : t('invite.waiting')}
      </Text>
    )
  const used = reward.usedAt && t('invite.used', { date: dayOf(reward.usedAt) })
  return (
    <View className={styles.end}>
      <Text className={styles.given}>{givenText(reward)}</Text>
      {detailed && <Text className={styles.caption}>{used || t(`invite.${reward.kind}`)}</Text>}
    </View>
  )
})
