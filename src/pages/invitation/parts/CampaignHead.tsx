import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InviteActivity } from '@/contract/invitation/inviteViews'
import { useText } from '@/hooks/useText'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

/** What both sides get, and when. */
export const CampaignHead = observer(function CampaignHead({ activity }: { activity: InviteActivity }) {
  const t = useText()
  const { conditionOf, rewardFigure, lastDayOf } = useInviteTexts()
  const { rewardA, rewardB, endAt } = activity
  return (
    <View className={styles.head}>
      <View className={styles.headTexts}>
        <Heading level={1} look="hero">
          {t('invite.headline', { a: rewardFigure(rewardA), b: rewardFigure(rewardB) })}
        </Heading>
        <Text className={styles.headText}>{conditionOf(activity)}</Text>
        <View className={styles.pill}>
          <Text>{t('invite.until', { date: lastDayOf(endAt) })}</Text>
        </View>
      </View>
      <View className={styles.headArt}>
        <Art src={memberArt.letter} size={136} />
      </View>
    </View>
  )
})
