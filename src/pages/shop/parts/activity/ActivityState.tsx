import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui/feedback/Chip'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Activity } from '@/contract/store/activity'
import { dateTimeText } from '@/domain/time/dateText'
import { isoText } from '@/domain/time/storeClock'
import { sameDay, timeText } from '@/domain/time/timeText'

/** State of an activity, with its end or start. */
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
