import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/levelUp'
import '@/i18n/en/home'
import { vipCardApi } from '@/api/endpoints/vipCard'
import { PopupPanel } from '@/components/popup/PopupPanel'
import type { Reply } from '@/contract/endpoint'
import type { vipCardContract } from '@/contract/vipCard'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Heading } from '@/ui/layout/Heading'
import { Art } from '@/ui/media/Art'
import { Icon } from '@/ui/media/Icon'
import { memberArt } from '@/ui/media/memberArtFiles'
import styles from './LevelUp.module.scss'
import { BENEFIT_KINDS, hasBenefit, useBenefitTexts } from './useBenefitTexts'

type Ladder = Reply<(typeof vipCardContract)['levels']>

/** Tells once that a level was reached: what it gives, and what was before. */
export const LevelUp = observer(function LevelUp() {
  const { session } = useStores()
  const ladder = useResource(() => vipCardApi.levels({}))
  const told = async () => {
    await vipCardApi.told({})
    await session.refresh(true)
  }
  const close = () => {
    if (session.user) session.setUser({ ...session.user, levelUp: false })
    void told().catch(() => undefined)
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
  const textOf = useBenefitTexts(ladder.pointsPerAmount)
  const now = ladder.levels.find(({ level }) => level === me.level)
  const before = ladder.levels.find(({ level }) => level === me.toldLevel)
  if (!now) return null
  const title = t('levelUp.title', { level: now.name })
  const was = (kind: (typeof BENEFIT_KINDS)[number]) =>
    before && hasBenefit(before.benefits, kind)
      ? t('levelUp.was', { before: textOf(kind, before.benefits).title })
      : t('levelUp.isNew')
  const nickname = session.user?.nickname
  const leave = () => {
    onClose()
    go('/pages/my/vip/wkk')
  }
  return (
    <PopupPanel label={title} onClose={onClose}>
      <View className={styles.panel}>
        <View className={styles.crown}>
          <Art src={memberArt.crown} size={136} />
        </View>
        {before && <Text className={styles.dim}>{`${before.name} → ${now.name}`}</Text>}
        <Heading look="title1">{title}</Heading>
        {me.orders > 0 && (
          <Text className={styles.dim}>
            {t('levelUp.meals', { count: me.orders, name: nickname ? `, ${nickname}` : '' })}
          </Text>
        )}
        <View className={styles.benefits}>
          {BENEFIT_KINDS.filter((kind) => hasBenefit(now.benefits, kind)).map((kind) => {
            const { icon, title: benefit } = textOf(kind, now.benefits)
            return (
              <View key={kind} className={styles.benefit}>
                <Icon name={icon} size={20} />
                <Text className={styles.name}>{benefit}</Text>
                <Text className={styles.dim}>{was(kind)}</Text>
              </View>
            )
          })}
        </View>
        {me.keptUntil && (
          <Text className={styles.dim}>
            {t('levelUp.yours', { date: dateText(lastMomentOf(me.keptUntil), locale.current) })}
          </Text>
        )}
        <View className={styles.action}>
          <Button wide look="tint" onTap={leave}>
            {t('levelUp.all')}
          </Button>
        </View>
      </View>
    </PopupPanel>
  )
})
