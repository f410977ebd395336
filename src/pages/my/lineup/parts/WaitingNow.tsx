import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { QueueReply, QueueTableType } from '@/contract/inStore/queue'
import { timeText } from '@/domain/time/timeText'
import { classes } from '@/ui/classes'
import { SectionHead } from '@/ui/layout/SectionHead'
import styles from './Lineup.module.scss'

interface Props {
  queue: QueueReply
  people: number
  /** The kind of table for the group. */
  chosen: QueueTableType | undefined
}

/** The lines of a store: who waits in each and about how long, and which is for the group. */
export const WaitingNow = observer(function WaitingNow({ queue, people, chosen }: Props) {
  const { locale } = useStores()
  const t = useText()
  return (
    <View>
      <SectionHead
        title={t('lineup.waiting')}
        note={t('lineup.updated', { time: timeText(queue.serverTime, locale.current) })}
      />
      {queue.types.map((type) => (
        <LineRow key={type.id} type={type} people={people} chosen={type.id === chosen?.id} />
      ))}
    </View>
  )
})

interface RowProps {
  type: QueueTableType
  people: number
  chosen: boolean
}

const LineRow = observer(function LineRow({ type, people, chosen }: RowProps) {
  const t = useText()
  const { prefix, name, minPeople, maxPeople } = type
  const others = people > maxPeople ? t('lineup.tooSmall', { people }) : t('lineup.orMore', { people: minPeople })
  const fits = minPeople <= people && people <= maxPeople
  return (
    <View className={classes(styles.line, chosen && styles.chosen)}>
      <View className={styles.prefix}>{prefix}</View>
      <View className={styles.texts}>
        <Text className={styles.lineName}>{name}</Text>
        <Text className={styles.lineHint}>{fits ? t('lineup.fits') : others}</Text>
      </View>
      <Wait type={type} />
    </View>
  )
})

/** Who waits in a line, and about how long. */
const Wait = observer(function Wait({ type: { on, waiting, estMinutes } }: Pick<RowProps, 'type'>) {
  const t = useText()
  const free = waiting === 0
  if (!on)
    return (
      <View className={styles.wait}>
        <Text className={styles.lineName}>{t('lineup.paused')}</Text>
      </View>
    )
  return (
    <View className={styles.wait}>
      <Text className={free ? styles.free : styles.groups}>
        {free ? t('lineup.noWait') : t('lineup.groups', { count: waiting })}
      </Text>
      <Text className={styles.lineHint}>{free ? t('lineup.walkIn') : t('lineup.about', { minutes: estMinutes })}</Text>
    </View>
  )
})
