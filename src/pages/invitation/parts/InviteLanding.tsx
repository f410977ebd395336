import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { oldWithNewApi } from '@/api/endpoints/oldWithNew'
import { useSignInGate } from '@/components/account/useSignInGate'
import { Loaded } from '@/components/loading/Loaded'
import type { InviteActivity, InviteLanding as Landing } from '@/contract/invitation/inviteViews'
import { randomId } from '@/domain/text/randomId'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { Avatar } from '@/ui/media/Avatar'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Inviter } from './Inviter'
import { InviteRules } from './InviteRules'
import { useInviteTexts } from './useInviteTexts'
import styles from './Invite.module.scss'

/** What the link of an invitation shows. Opening it keeps the invitation for the device, until a sign-in claims it. */
export const InviteLanding = observer(function InviteLanding({ code }: { code: string }) {
  const landing = useResource(() => oldWithNewApi.accept({ code }, { key: randomId() }))
  return (
    <Loaded of={landing} skeleton={<CardSkeleton rows={3} />}>
      {(value) => (value.state === 'own' ? <Inviter /> : <Invited landing={value} />)}
    </Loaded>
  )
})

const Invited = observer(function Invited({ landing }: { landing: Landing }) {
  const { config } = useStores()
  const t = useText()
  const { activity, inviter, state } = landing
  const open = state === 'open' || state === 'needsPhone' ? activity : null
  const name = inviter.nick || t('invite.someone')
  return (
    <>
      <View className={styles.landing}>
        <Avatar name={name} src={inviter.avatar && config.picture(inviter.avatar)} size={96} />
        <Text className={styles.headText}>{t('invite.invites', { name })}</Text>
        {open ? <Offer activity={open} /> : <LandingEnd landing={landing} name={name} />}
        <Art src={memberArt.letter} size={136} />
      </View>
      {open && <InviteRules activity={open} />}
      <LandingDock landing={landing} />
    </>
  )
})

/** What the friend gets, and when. */
const Offer = observer(function Offer({ activity }: { activity: InviteActivity }) {
  const t = useText()
  const { rewardFigure } = useInviteTexts()
  const atOnce = activity.friendAtOnce || activity.condition === 'register'
  return (
    <>
      <Heading level={1} look="hero">
        {t('invite.gift', { reward: rewardFigure(activity.rewardB) })}
      </Heading>
      <Text className={styles.headText}>{t(atOnce ? 'invite.giftAtOnce' : 'invite.giftLater')}</Text>
    </>
  )
})

/** What has become of the invitation. */
const LandingEnd = observer(function LandingEnd({ landing, name }: { landing: Landing; name: string }) {
  const t = useText()
  const { givenText, lastDayOf } = useInviteTexts()
  const { state, reward, until } = landing
  if (state === 'open' || state === 'needsPhone') return null
  return (
    <>
      <Heading level={1}>{t(`invite.state_${state}`)}</Heading>
      {reward && <Text className={styles.bigFigure}>{givenText(reward)}</Text>}
      {reward?.endAt && (
        <Text className={styles.headText}>{t('invite.inCoupons', { date: lastDayOf(reward.endAt) })}</Text>
      )}
      {state === 'joined' && until && (
        <Text className={styles.headText}>{t('invite.joinedUntil', { date: lastDayOf(until), name })}</Text>
      )}
    </>
  )
})

const LandingDock = observer(function LandingDock({ landing: { state, reward } }: { landing: Landing }) {
  const t = useText()
  const { bound } = useSignInGate()
  if (state === 'open' || state === 'needsPhone')
    return (
      <Dock>
        <Button wide size="large" icon="gift" onTap={() => bound(() => undefined)}>
          {t(state === 'open' ? 'invite.get' : 'invite.addPhone')}
        </Button>
      </Dock>
    )
  return (
    <Dock>
      {reward?.couponId && (
        <View className={styles.half}>
          <Button wide size="large" look="outline" onTap={() => go('/pages/other/coupon/couponList')}>
            {t('invite.toCoupons')}
          </Button>
        </View>
      )}
      <View className={styles.half}>
        <Button wide size="large" onTap={() => go('/pages/index/goods')}>
          {t('invite.toMenu')}
        </Button>
      </View>
    </Dock>
  )
})
