import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Figures } from './Figures'

interface Props {
  /** A number that the guest does not have yet. */
  number?: string
  /** Groups before it. */
  ahead: number
  /** About how many minutes it waits. */
  minutes: number
}

/** A place in the line in figures: how many groups are before it, and about how long. */
export const QueuePosition = observer(function QueuePosition({ number, ahead, minutes }: Props) {
  const t = useText()
  const isNext = ahead === 0
  return (
    <Figures
      figures={[
        ...(number === undefined ? [] : [{ value: number, label: t('lineup.newNumber') }]),
        isNext
          ? { value: t('lineup.next'), label: t('lineup.youAreNext') }
          : { value: String(ahead), label: t('lineup.ahead', { count: ahead }) },
        { value: isNext ? t('lineup.soon') : t('lineup.minutes', { minutes }), label: t('lineup.estimated') },
      ]}
    />
  )
})
