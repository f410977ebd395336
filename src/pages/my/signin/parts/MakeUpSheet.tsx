import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { dailySignInApi } from '@/api/endpoints/dailySignIn'
import type { DailySignIn } from '@/contract/membership/dailySignIn'
import { countText } from '@/domain/money/money'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { dayInMonthText, dayRangeText, weekdayText } from '@/domain/time/monthText'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { FeeLine } from '@/ui/layout/FeeLine'
import { Icon } from '@/ui/media/Icon'
import { Sheet } from '@/ui/overlays/Sheet'
import styles from './SignIn.module.scss'

interface Props {
  makeUp: NonNullable<DailySignIn['makeUp']>
  points: number
  day: string | undefined
  onDay: (day: string | undefined) => void
  onSigned: (view: DailySignIn) => void
}

/** Makes up a missed day: which one, what the row becomes, what it costs and what stays. */
export const MakeUpSheet = observer(function MakeUpSheet({ makeUp, points, day, onDay, onSigned }: Props) {
  const { locale, session, ui } = useStores()
  const t = useText()
  const [key] = useState(() => new IdempotencyKey())
  const chosen = makeUp.days.find(({ date }) => date === day) ?? makeUp.days[0]
  const short = Math.max(0, makeUp.cost - points)
  const name = chosen ? dayInMonthText(chosen.date, locale.current) : ''
  const save = useAction(async () => {
    const request = { makeUp: chosen?.date ?? '' }
    const { view, already } = await dailySignInApi.sign(request, { key: key.of(request) })
    key.forget()
    onDay(undefined)
    onSigned(view)
    if (!already) ui.notify(t('dailySignIn.madeUpSaid', { day: name }), 'success')
    void session.refresh().catch(() => undefined)
  })
  const inPoints = (count: number) => t('reward.points', { points: countText(count) })
  return (
    <Sheet
      open={day !== undefined}
      title={t('dailySignIn.makeUpTitle')}
      onClose={() => onDay(undefined)}
      dock={
        <Button wide size="large" busy={save.busy} disabled={short > 0} onTap={() => void save.run()}>
          {short > 0 ? t('dailySignIn.short', { points: countText(short) }) : t('dailySignIn.makeUpDay', { day: name })}
        </Button>
      }
    >
      <View className={styles.choices} {...roleOf('radiogroup')} {...{ 'aria-label': t('dailySignIn.makeUpTitle') }}>
        {makeUp.days.map(({ date }) => (
          <Pressable
            key={date}
            kind="radio"
            selected={date === day}
            label={dayInMonthText(date, locale.current)}
            className={classes(styles.choice, date === day && styles.chosen)}
            onTap={() => onDay(date)}
          >
            <Text className={styles.choiceWeek}>{weekdayText(date, locale.current)}</Text>
            <Text className={styles.choiceDay}>{Number(date.slice(8))}</Text>
          </Pressable>
        ))}
      </View>
      {chosen && (
        <View className={styles.result}>
          <Icon name="calendar-check" size={24} />
          <View className={styles.makeUpTexts}>
            <Text className={styles.makeUpTitle}>
              {t('dailySignIn.becomes', {
                range: dayRangeText(chosen.from, chosen.to, locale.current),
                count: chosen.continuousDays,
              })}
            </Text>
            <Text className={styles.caption}>{t('dailySignIn.becomesHint')}</Text>
          </View>
        </View>
      )}
      <FeeLine label={t('dailySignIn.costs')} value={inPoints(makeUp.cost)} />
      <FeeLine label={t('dailySignIn.keeps')} value={inPoints(Math.max(0, points - makeUp.cost))} />
      <FeeLine
        label={t('dailySignIn.leftThisMonth')}
        value={t('dailySignIn.leftOf', { left: makeUp.left, all: makeUp.perMonth })}
      />
    </Sheet>
  )
})
