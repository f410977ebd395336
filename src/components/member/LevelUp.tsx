import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/levelUp'
import '@/i18n/en/home'
import { vipCardApi } from '@/api/endpoints/vipCard'
import type { Reply } from '@/contract/endpoint'
import type { Level, vipCardContract } from '@/contract/membership/vipCard'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { Icon } from '@/ui/media/Icon'
import { memberArt } from '@/ui/media/memberArtFiles'
import { useDialog } from '@/ui/overlays/useDialog'
import styles from './LevelUp.module.scss'
import { BENEFIT_KINDS, benefitFigure, type BenefitKind, hasBenefit, useBenefitTexts } from './useBenefitTexts'

type Ladder = Reply<(typeof vipCardContract)['levels']>

/** Announces a reached level once, with its benefits and those of the level before. */
export const LevelUp = observer(function LevelUp() {
  const { session } = useStores()
  const ladder = useResource(() => vipCardApi.levels({}))
  const markSeen = async () => {
    await vipCardApi.told({})
    await session.refresh(true)
  }
  const close = () => {
    if (session.user) session.setUser({ ...session.user, levelUp: false })
    void markSeen().catch(() => undefined)
  }
  const { me = null } = ladder.value ?? {}
  if (!ladder.value || !me || me.toldLevel >= me.level) return null
  return <Panel ladder={ladder.value} me={me} onClose={close} />
})

interface PanelProps {
  ladder: Ladder
  me: NonNullable<Ladder['me']>
  onClose: () => void
}

const Panel = observer(function Panel({ ladder, me, onClose }: PanelProps) {
  const { session, locale } = useStores()
  const t = useText()
  const panel = useDialog(onClose)
  const now = ladder.levels.find(({ level }) => level === me.level)
  const before = ladder.levels.find(({ level }) => level === me.toldLevel)
  if (!now) return null
  const title = t('levelUp.title', { level: now.name })
  const nickname = session.user?.nickname
  const leaveFor = (path: '/pages/my/vip/wkk' | '/pages/other/coupon/couponList') => () => {
    onClose()
    go(path)
  }
  return (
    <View
      className={styles.layer}
      ref={panel}
      {...roleOf('dialog')}
      {...{ 'aria-modal': true, 'aria-label': title, tabIndex: -1 }}
    >
      <Pressable className={styles.close} label={t('common.close')} onTap={onClose}>
        <Icon name="x" size={24} />
      </Pressable>
      <View className={styles.crown}>
        <Art src={memberArt.crown} size={220} />
      </View>
      {before && <Text className={styles.dim}>{`${before.name} → ${now.name}`}</Text>}
      <Heading look="hero">{title}</Heading>
      {me.orders > 0 && (
        <Text className={styles.dim}>
          {t('levelUp.meals', { count: me.orders, name: nickname ? `, ${nickname}` : '' })}
        </Text>
      )}
      <Benefits now={now} before={before} pointsPerAmount={ladder.pointsPerAmount} />
      {me.keptUntil && (
        <Text className={styles.dim}>
          {t('levelUp.yours', { date: dateText(lastMomentOf(me.keptUntil), locale.current) })}
        </Text>
      )}
      <View className={styles.actions}>
        <View className={styles.action}>
          <Button
            wide
            size="large"
            look={now.benefits.coupons > 0 ? 'ink' : 'tint'}
            onTap={leaveFor('/pages/my/vip/wkk')}
          >
            {t('levelUp.all')}
          </Button>
        </View>
        {now.benefits.coupons > 0 && (
          <View className={styles.action}>
            <Button wide size="large" look="tint" onTap={leaveFor('/pages/other/coupon/couponList')}>
              {t('levelUp.useCoupon')}
            </Button>
          </View>
        )}
      </View>
    </View>
  )
})

interface BenefitsProps {
  now: Level
  before: Level | undefined
  pointsPerAmount: number
}

/** What the level gives, each beside what the level before gave. */
const Benefits = observer(function Benefits({ now, before, pointsPerAmount }: BenefitsProps) {
  const t = useText()
  const textOf = useBenefitTexts(pointsPerAmount)
  const was = (kind: BenefitKind) => {
    if (!before || !hasBenefit(before.benefits, kind)) return t('levelUp.isNew')
    const old = benefitFigure(kind, before.benefits)
    return old === benefitFigure(kind, now.benefits) ? t('levelUp.kept') : t('levelUp.was', { before: old })
  }
  return (
    <View className={styles.benefits}>
      {BENEFIT_KINDS.filter((kind) => hasBenefit(now.benefits, kind)).map((kind) => {
        const { icon, title } = textOf(kind, now.benefits)
        return (
          <View key={kind} className={styles.benefit}>
            <Icon name={icon} size={24} />
            <Text className={styles.name}>{title}</Text>
            <Text className={styles.was}>{was(kind)}</Text>
          </View>
        )
      })}
    </View>
  )
})
