import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { BENEFIT_KINDS, type BenefitKind, hasBenefit, useBenefitTexts } from '@/components/member/useBenefitTexts'
import type { Reply } from '@/contract/endpoint'
import type { Level, vipCardContract } from '@/contract/membership/vipCard'
import { dateText } from '@/domain/time/dateText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Chip } from '@/ui/feedback/Chip'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { classes } from '@/ui/classes'
import styles from './Levels.module.scss'

interface Props {
  shown: Level
  ladder: Reply<(typeof vipCardContract)['levels']>
}

/** What a level gives, and what higher ones add to it. */
export const LevelBenefits = observer(function LevelBenefits({ shown, ladder }: Props) {
  const { locale } = useStores()
  const t = useText()
  const textOf = useBenefitTexts(ladder.pointsPerAmount)
  const giver = (kind: BenefitKind) =>
    ladder.levels.find(({ level, benefits }) => level >= shown.level && hasBenefit(benefits, kind))
  const rows = BENEFIT_KINDS.flatMap((kind) => {
    const from = giver(kind)
    return from ? [{ ...textOf(kind, from.benefits), from, has: from.level === shown.level }] : []
  })
  const own = shown.level === ladder.me?.level
  const next = t('vip.nextOn', { date: dateText(ladder.nextMonth, locale.current) })
  return (
    <Card>
      <Heading look="title2">{t(own ? 'vip.have' : 'vip.gives', { level: shown.name })}</Heading>
      {!rows.some(({ has }) => has) && <Text className={styles.plain}>{t('vip.nothing')}</Text>}
      {rows.map(({ kind, icon, title, hint, has, from }) => (
        <View key={kind} className={styles.benefit}>
          <View className={classes(styles.badge, !has && styles.badgeOff)}>
            <Icon name={icon} size={22} />
          </View>
          <View className={styles.benefitTexts}>
            <Text className={styles.benefitTitle}>{title}</Text>
            <Text className={styles.caption}>{own && has && kind === 'coupons' ? next : hint}</Text>
          </View>
          {has ? (
            <View className={styles.unlocked}>
              <Icon name="check-circle-f" size={20} />
            </View>
          ) : (
            <Chip icon="lock">{from.name}</Chip>
          )}
        </View>
      ))}
    </Card>
  )
})
