import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { ReserveSlots } from '@/contract/inStore/reserve'
import { visitDayText, weekdayShort } from '@/domain/time/visitText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Scroll } from '@/ui/layout/Scroll'
import type { SlotPicker } from './slotPicker.model'
import styles from './Times.module.scss'

interface Props {
  picker: SlotPicker
  /** It lies on a sheet, not on the page. */
  sunken?: boolean
}

/** The days that can be booked, the chosen one in the middle; full and closed ones stay visible. */
export const DayStrip = observer(function DayStrip({ picker, sunken = false }: Props) {
  const t = useText()
  const { days, date } = picker
  // Hidden pages stay in the document, so ids must be unique; mini-programs allow no colon in an id.
  const id = `day${useId().replace(/\W/g, '')}`
  const idOf = (day: string) => `${id}${day}`
  const today = picker.slots.value?.reply.serverTime.slice(0, 10)
  return (
    <Scroll axis="x" className={styles.strip} {...(days.length > 0 && { into: idOf(date) })}>
      <View className={styles.days} {...roleOf('radiogroup')} {...{ 'aria-label': t('reserve.day') }}>
        {days.map((day) => (
          <View key={day.date} id={idOf(day.date)} className={styles.dayPlace}>
            <Day
              day={day}
              today={day.date === today}
              sunken={sunken}
              on={day.date === date}
              onTap={() => picker.chooseDay(day.date)}
            />
          </View>
        ))}
      </View>
    </Scroll>
  )
})

interface DayProps {
  day: ReserveSlots['dates'][number]
  today: boolean
  sunken: boolean
  on: boolean
  onTap: () => void
}

const Day = observer(function Day({ day: { date, state }, today, sunken, on, onTap }: DayProps) {
  const t = useText()
  const { current } = useStores().locale
  const open = state === 'open'
  const note = state === 'full' ? t('reserve.full') : t('reserve.noBookings')
  const name = [visitDayText(date, current), today && t('reserve.today'), !open && note].filter(Boolean).join(', ')
  return (
    <Pressable
      kind="radio"
      selected={on}
      disabled={!open}
      label={name}
      className={classes(styles.day, sunken && styles.sunken, on && styles.dayOn, !open && styles.dayOff)}
      onTap={onTap}
    >
      <Text className={styles.weekday}>{today ? t('reserve.today') : weekdayShort(date, current)}</Text>
      <Text className={styles.dayNumber}>{String(Number(date.slice(8)))}</Text>
      {!open && <Text className={styles.dayNote}>{note}</Text>}
    </Pressable>
  )
})
