import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { PopupPanel } from '@/components/popup/PopupPanel'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import type { RewardView } from '@/contract/membership/reward'
import { leadsToEnabled } from '@/domain/config/featureFlags'
import { countText } from '@/domain/money/money'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Toggle } from '@/ui/fields/Toggle'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CountUp } from './CountUp'
import { rewardText } from '@/components/reward/rewardTexts'
import styles from './SignedPanel.module.scss'
import { useRemind } from './useRemind'

const POINTS_SHOP = { params: 'platform', name: { id: 'integralShop' } } as const

interface Props {
  view: DailySignIn
  given: RewardView
  onSigned: (view: DailySignIn) => void
  onClose: () => void
}

/** What a sign-in gave, what comes next, and the reminder. */
export const SignedPanel = observer(function SignedPanel({ view, given, onSigned, onClose }: Props) {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const follow = useFollowLink()
  const remind = useRemind((on) => onSigned({ ...view, remind: { ...view.remind, on } }))
  const { continuousDays: count, nextReward, points } = view
  const title = t('dailySignIn.daysInRow', { count })
  const next = rewardText(nextReward, t, money)
  const coupons = rewardText({ ...given, points: 0 }, t, money)
  const remindTitle = t('dailySignIn.remind', { time: view.remind.at })
  const shop = leadsToEnabled(config.featureFlags, POINTS_SHOP) && {
    text: t('dailySignIn.toShop'),
    go: () => follow(POINTS_SHOP),
  }
  const toCoupons = { text: t('dailySignIn.toCoupons'), go: () => go('/pages/other/coupon/couponList') }
  const onward = given.coupons.length > 0 ? toCoupons : shop
  const leave = (then: () => void) => () => {
    onClose()
    then()
  }
  return (
    <PopupPanel bare label={title} onClose={onClose}>
      <View className={styles.card}>
        <View className={styles.art}>
          <Art src={given.coupons.length > 0 ? memberArt.gift : memberArt.coins} size={136} />
        </View>
        {given.points > 0 && <CountUp to={given.points} />}
        {coupons && <Text className={styles.coupons}>{coupons}</Text>}
        <Heading level={2}>{title}</Heading>
        <Text className={styles.text}>
          {t('dailySignIn.nowHave', { points: countText(points) })}
          {next && ` ${t('dailySignIn.comeTomorrow', { reward: next })}`}
        </Text>
        <View className={styles.remind}>
          <Text className={styles.remindText}>{remindTitle}</Text>
          <Toggle
            label={remindTitle}
            on={view.remind.on}
            disabled={remind.busy}
            onChange={(on) => void remind.run(on)}
          />
        </View>
        <View className={styles.buttons}>
          <View className={styles.button}>
            <Button wide size="medium" look="neutral" onTap={onClose}>
              {t('common.close')}
            </Button>
          </View>
          {onward && (
            <View className={styles.button}>
              <Button wide size="medium" onTap={leave(onward.go)}>
                {onward.text}
              </Button>
            </View>
          )}
        </View>
      </View>
    </PopupPanel>
  )
})
