import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Reply } from '@/contract/endpoint'
import type { Level, vipCardContract } from '@/contract/membership/vipCard'
import { countText } from '@/domain/money/money'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Translate } from '@/i18n/messages'
import { Heading } from '@/ui/layout/Heading'
import { InkHead } from '@/ui/layout/InkHead'
import { memberArt } from '@/ui/media/memberArtFiles'
import { classes } from '@/ui/classes'
import styles from './Levels.module.scss'

interface Props {
  levels: readonly Level[]
  me: Reply<(typeof vipCardContract)['levels']>['me']
}

/** The level of the user, the growth, and the ladder. */
export const LevelHead = observer(function LevelHead({ levels, me }: Props) {
  const { locale } = useStores()
  const t = useText()
  const kept = me?.keptUntil ? t('vip.until', { date: dateText(lastMomentOf(me.keptUntil), locale.current) }) : ''
  return (
    <InkHead
      figure={
        <Heading level={2} look="title1">
          {me ? (levels.find(({ level }) => level === me.level) ?? levels[0])?.name : t('vip.guest')}
        </Heading>
      }
      hints={[kept, me ? growthText(levels, me, t) : '']}
      art={memberArt.crown}
    >
      <Ladder levels={levels} me={me} />
    </InkHead>
  )
})

/** The growth value, and what the next level needs. */
function growthText(levels: readonly Level[], me: NonNullable<Props['me']>, t: Translate): string {
  const next = levels.find(({ level }) => level > me.level)
  return t(next ? 'vip.growthOf' : 'vip.growth', { growth: countText(me.growth), next: countText(next?.from ?? 0) })
}

/** The levels as steps, with how far they are climbed. */
function Ladder({ levels, me }: Props) {
  return (
    <>
      <View className={styles.track} {...{ 'aria-hidden': true }}>
        <View className={styles.line} />
        <View className={styles.bar} style={{ width: `${progress(levels, me?.growth ?? 0)}%` }} />
        {levels.map(({ level }) => (
          <View key={level} className={classes(styles.mark, me !== null && level <= me.level && styles.reached)} />
        ))}
      </View>
      <View className={styles.steps}>
        {levels.map(({ level, name, from }) => (
          <View key={level} className={classes(styles.step, level === me?.level && styles.stepOwn)}>
            <Text className={styles.stepName}>{name}</Text>
            <Text className={styles.dim}>{countText(from)}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

/** How far the ladder is climbed, percent: its steps are equally wide. */
function progress(levels: readonly Level[], growth: number): number {
  const reached = Math.max(0, levels.filter(({ from }) => from <= growth).length - 1)
  const [from, to] = [levels[reached]?.from ?? 0, levels[reached + 1]?.from]
  const part = to === undefined ? 0 : (growth - from) / (to - from)
  return Math.round((100 * (reached + part)) / Math.max(1, levels.length - 1))
}
