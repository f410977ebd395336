import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { dayNumber } from '@/domain/member/dailySignIn'
import { monthText, weekdayText } from '@/domain/time/monthText'
import { dayText, weekOf } from '@/domain/time/storeClock'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { unread } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { CalendarDay } from './CalendarDay'
import styles from './SignIn.module.scss'

/** A Monday, from which the names of the weekdays are taken. */
const MONDAY = dayNumber('2026-11-02')
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((after) => dayText(MONDAY + after))

interface Props {
  view: DailySignIn
  onMonth: (month: string) => void
  /** A missed day that can be made up was tapped. */
  onMissed: (day: string) => void
}

/** The calendar of a month. */
export const MonthCard = observer(function MonthCard({ view, onMonth, onMissed }: Props) {
  const { locale } = useStores()
  const t = useText()
  const { month, totalDays, days, earlier, later } = view.calendar
  const first = days[0]?.date ?? view.today
  // Monday is the first day of a week.
  const before = (weekOf(dayNumber(first)) + 6) % 7
  const open = (view.makeUp?.left ?? 0) > 0 ? (view.makeUp?.days ?? []).map(({ date }) => date) : []
  return (
    <Card>
      <View className={styles.monthHead}>
        <Turn label={t('dailySignIn.earlier')} icon="caret-left" to={earlier} onMonth={onMonth} />
        <View className={styles.monthName}>
          <Heading>{monthText(month, locale.current)}</Heading>
          <Text className={styles.caption}>{t('dailySignIn.monthDays', { count: totalDays })}</Text>
        </View>
        <Turn label={t('dailySignIn.later')} icon="caret-right" to={later} onMonth={onMonth} />
      </View>
      <View className={styles.days} {...unread}>
        {WEEK.map((day) => (
          <View key={day} className={styles.weekday}>
            {weekdayText(day, locale.current)}
          </View>
        ))}
      </View>
      <View className={styles.days}>
        {Array.from({ length: before }, (_, index) => (
          <View key={`before${index}`} className={styles.cell} />
        ))}
        {days.map((day) => (
          <CalendarDay key={day.date} day={day} onMakeUp={open.includes(day.date) ? onMissed : undefined} />
        ))}
      </View>
      <View className={styles.legend} {...unread}>
        <View className={classes(styles.dot, styles.dotSigned)} />
        <Text className={styles.legendText}>{t('dailySignIn.signed')}</Text>
        <View className={styles.dot} />
        <Text className={styles.legendText}>{t(open.length > 0 ? 'dailySignIn.missedTap' : 'dailySignIn.missed')}</Text>
        <Icon name="gift" size={16} className={styles.legendGift} />
        <Text className={styles.legendText}>{t('reward.gift')}</Text>
      </View>
    </Card>
  )
})

interface TurnProps extends Pick<Props, 'onMonth'> {
  label: string
  icon: 'caret-left' | 'caret-right'
  to: string | null
}

function Turn({ label, icon, to, onMonth }: TurnProps) {
  return (
    <Pressable
      className={classes(styles.turn, to === null && styles.turnOff)}
      label={label}
      disabled={to === null}
      onTap={() => to && onMonth(to)}
    >
      <Icon name={icon} size={20} />
    </Pressable>
  )
}
