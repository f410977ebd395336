import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { LoadError } from '@/components/loading/LoadError'
import { SERVINGS } from '@/contract/constants/reserve'
import { useText } from '@/hooks/useText'
import { roleOf } from '@/ui/aria'
import { Chip } from '@/ui/feedback/Chip'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import type { SlotPicker } from './slotPicker.model'
import { SlotTile } from './SlotTile'
import { useStayText } from './useStayText'
import styles from './Times.module.scss'

interface Props {
  picker: SlotPicker
  /** How long a table is a group's, usually. */
  minutes: number
  /** A booking was tried without a time. */
  wanted: boolean
}

/** Id of the times on the page. */
export const TIMES = 'reserve-times'

/** The times of the day, as a card of the page. */
export const TimeCard = observer(function TimeCard({ picker, minutes, wanted }: Props) {
  const t = useText()
  const stay = useStayText()
  return (
    <View id={TIMES}>
      <Card>
        <View className={styles.head}>
          <Heading level={2} look="title3">
            {t('reserve.time')}
          </Heading>
          {wanted ? (
            <Chip tone="red">{t('common.required')}</Chip>
          ) : (
            <Text className={styles.note}>{t('reserve.stay', { time: stay(minutes) })}</Text>
          )}
        </View>
        <SlotGrid picker={picker} minutes={minutes} />
      </Card>
    </View>
  )
})

/** The times of the day by serving; while they are asked again, their skeleton. */
export const SlotGrid = observer(function SlotGrid({ picker, minutes }: Omit<Props, 'wanted'>) {
  const t = useText()
  const { times, slots } = picker
  if (!times && slots.error !== undefined && !slots.loading) return <LoadError of={slots} />
  if (!times) return <GridSkeleton />
  if (times.length === 0)
    return (
      <View className={styles.empty}>
        <Text className={styles.emptyTitle}>{t('reserve.noTimes')}</Text>
        <Text className={styles.note}>{t('reserve.noTimesText')}</Text>
      </View>
    )
  return (
    <>
      {SERVINGS.map((serving) => {
        const own = times.filter((slot) => slot.serving === serving)
        if (own.length === 0) return null
        return (
          <View key={serving}>
            <Text className={styles.serving}>{t(`reserve.${serving}`)}</Text>
            <View className={styles.grid} {...roleOf('radiogroup')} {...{ 'aria-label': t(`reserve.${serving}`) }}>
              {own.map((slot) => (
                <SlotTile
                  key={slot.time}
                  slot={slot}
                  short={slot.minutes < minutes}
                  on={picker.slot?.time === slot.time}
                  onTap={() => picker.chooseTime(slot.time)}
                />
              ))}
            </View>
          </View>
        )
      })}
    </>
  )
})

function GridSkeleton() {
  return (
    <Skeleton rows={2}>
      <Bar shape="title" />
    </Skeleton>
  )
}
