import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/running'
import { QUEUE_STATES } from '@/domain/queue/queueState'
import { visitText } from '@/domain/time/visitText'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Resource } from '@/stores/cache/resource'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Scroll } from '@/ui/layout/Scroll'
import { DuoIcon } from '@/ui/media/DuoIcon'
import { readRunning, type RunningNow } from './runningNow'
import styles from './RunningStrip.module.scss'

const ICONS = { queue: 'list-numbers', booking: 'calendar-check', bottles: 'wine' } as const

interface Tile {
  kind: keyof typeof ICONS
  title: string
  text: string
  open: () => void
}

/** Active items of the member: queue ticket, booking and stored bottles. Absent without any. */
export const RunningStrip = observer(function RunningStrip() {
  const t = useText()
  const { config, locale } = useStores()
  const [running] = useState(() => new Resource(() => readRunning(config.featureFlags)))
  useOnShow(() => void running.load(), locale.current)
  const tiles = useTiles(running.value ?? {})
  if (tiles.length === 0) return null
  return (
    <Scroll axis="x" className={styles.scroll}>
      <View className={styles.row} {...roleOf('group')} {...{ 'aria-label': t('running.title') }}>
        {tiles.map(({ kind, title, text, open }) => (
          <View key={kind} className={classes(styles.place, tiles.length === 1 && styles.alone)}>
            <Pressable className={classes(styles.tile, styles[kind])} onTap={open}>
              <DuoIcon name={ICONS[kind]} />
              <View className={styles.texts}>
                <Text className={styles.title}>{title}</Text>
                <Text className={styles.text}>{text}</Text>
              </View>
            </Pressable>
          </View>
        ))}
      </View>
    </Scroll>
  )
})

function useTiles({ ticket, booking, bottles }: RunningNow): Tile[] {
  const t = useText()
  const { current } = useStores().locale
  const tiles: Tile[] = []
  if (ticket)
    tiles.push({
      kind: 'queue',
      title: t('running.queue', { number: ticket.number }),
      text: placeOf(ticket),
      open: () => go('/pages/my/lineup/pdxq', { id: ticket.id }),
    })
  if (booking)
    tiles.push({
      kind: 'booking',
      title: visitText(booking.start, current),
      text: `${t('running.table', { count: booking.people })} · ${booking.stateFormat}`,
      open: () => go('/pages/other/reserve/yyxq', { id: booking.id }),
    })
  if (bottles)
    tiles.push({
      kind: 'bottles',
      title: t('running.bottles', { count: bottles.kept }),
      text: bottles.endsSoon > 0 ? t('running.ends', { count: bottles.endsSoon }) : '',
      open: () => go('/pages/order/storage/list', {}),
    })
  return tiles

  function placeOf({ state, stateFormat, ahead, estMinutes }: NonNullable<RunningNow['ticket']>): string {
    if (state !== QUEUE_STATES.waiting.code) return stateFormat
    return ahead === 0 ? t('running.next') : t('running.ahead', { count: ahead, minutes: estMinutes })
  }
}
