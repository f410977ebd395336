import { observer } from 'mobx-react-lite'
import { Chip } from '@/components/Chip'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import type { Activity } from '@/contract/activity'
import { dateTimeText } from '@/domain/dateText'
import { isoText } from '@/domain/storeClock'
import { sameDay, timeText } from '@/domain/timeText'

/** Whether an activity goes on, and until or from when. */
export const ActivityState = observer(function ActivityState({ activity }: { activity: Activity }) {
  const { current: language } = useStores().locale
  const t = useText()
  const { runsNow, changesAt } = activity
  const today = changesAt && sameDay(changesAt, isoText(new Date()))
  const time = changesAt && (today ? timeText(changesAt, language) : dateTimeText(changesAt, language))
  if (!runsNow) return <Chip icon="clock">{t('activity.from', { time: time ?? '' })}</Chip>
  return (
    <Chip tone="green" icon="check-b">
      {time ? t('activity.nowUntil', { time }) : t('activity.now')}
    </Chip>
  )
})
