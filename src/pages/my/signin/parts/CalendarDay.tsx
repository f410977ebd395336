import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { dayInMonthText } from '@/domain/time/monthText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import styles from './SignIn.module.scss'

interface Props {
  day: DailySignIn['calendar']['days'][number]
  /** Given for a missed day that can be made up. */
  onMakeUp: ((day: string) => void) | undefined
}

/** One day of the calendar, with its state in a mark and in words. */
export const CalendarDay = observer(function CalendarDay({ day, onMakeUp }: Props) {
  const { locale } = useStores()
  const t = useText()
  const { date, state, gift } = day
  const name = dayInMonthText(date, locale.current)
  const round = (
    <View className={classes(styles.round, styles[state], gift !== null && styles.gifted)}>
      <DayMark day={day} />
    </View>
  )
  if (onMakeUp)
    return (
      <Pressable className={styles.cell} label={t('dailySignIn.makeUpDay', { day: name })} onTap={() => onMakeUp(date)}>
        {round}
      </Pressable>
    )
  const label = [name, t(`dailySignIn.${state}`), gift ? t('reward.gift') : '']
  return (
    <View className={styles.cell} {...roleOf('img')} {...{ 'aria-label': label.filter(Boolean).join(', ') }}>
      {round}
    </View>
  )
})

function DayMark({ day: { date, state, gift } }: Pick<Props, 'day'>) {
  if (state === 'signed' || state === 'madeUp') return <Icon name="check" size={20} />
  if (gift && state === 'coming') return <Icon name={gift === 'row' ? 'gift' : 'ticket'} size={20} />
  return <Text>{Number(date.slice(8))}</Text>
}
