import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { partnerApi } from '@/api/endpoints/partner'
import { Loaded } from '@/components/loading/Loaded'
import type { PartnerIncome } from '@/contract/partner/partner'
import { dayInMonthText, monthText } from '@/domain/time/monthText'
import { useMoney } from '@/hooks/useMoney'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { roleOf } from '@/ui/aria'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { PartnerSkeleton } from './PartnerGate'
import styles from './Partner.module.scss'

interface Props {
  /** Undefined for the current one. */
  month: string | undefined
  day: string | undefined
  onMonth: (month: string) => void
  /** Undefined for the whole month. */
  onDay: (day: string | undefined) => void
}

/** The income of a month, and a bar for each of its last days; a tap on one shows that day. */
export const IncomeHead = observer(function IncomeHead({ month, ...rest }: Props) {
  const income = useResource(() => partnerApi.income({ month }))
  return (
    <Loaded of={income} skeleton={<PartnerSkeleton />}>
      {(value) => <Head income={value} {...rest} />}
    </Loaded>
  )
})

const Head = observer(function Head({ income, day, onMonth, onDay }: { income: PartnerIncome } & Omit<Props, 'month'>) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { month, total, settled, waiting, days, serverTime } = income
  const most = Math.max(1, ...days.map(({ amount }) => amount))
  const last = days[days.length - 1]
  const shown = days.find((each) => each.day === day) ?? last
  return (
    <>
      <View className={styles.incomeHead}>
        <View className={styles.texts}>
          <View className={styles.month}>
            <Pressable className={styles.step} label={t('partner.earlier')} onTap={() => onMonth(stepped(month, -1))}>
              <Icon name="caret-left" size={16} />
            </Pressable>
            <Text className={styles.caption}>{monthText(month, locale.current)}</Text>
            {month < serverTime.slice(0, 7) && (
              <Pressable className={styles.step} label={t('partner.later')} onTap={() => onMonth(stepped(month, 1))}>
                <Icon name="caret-right" size={16} />
              </Pressable>
            )}
          </View>
          <Text className={styles.total}>{money(total)}</Text>
        </View>
        <View className={styles.end}>
          <Text className={styles.good}>{t('partner.yours', { sum: money(settled) })}</Text>
          <Text className={styles.pending}>{t('partner.waitingSum', { sum: money(waiting) })}</Text>
        </View>
      </View>
      <Card>
        <View className={styles.bars} {...roleOf('radiogroup')} {...{ 'aria-label': t('partner.chart') }}>
          {days.map((each) => (
            <Pressable
              key={each.day}
              kind="radio"
              selected={each.day === day}
              className={styles.slot}
              label={t('partner.dayOf', { day: dayInMonthText(each.day, locale.current), sum: money(each.amount) })}
              onTap={() => onDay(each.day === day ? undefined : each.day)}
            >
              <View
                className={classes(styles.bar, each.day === shown?.day && styles.on)}
                style={{ height: `${Math.max(2, Math.round((each.amount / most) * 100))}%` }}
              />
            </Pressable>
          ))}
        </View>
        <View className={styles.axis}>
          <Text className={styles.caption}>{dayInMonthText(days[0]?.day ?? '', locale.current)}</Text>
          {shown && <Text className={styles.caption}>{axisText(shown)}</Text>}
        </View>
      </Card>
    </>
  )

  function axisText({ day: on, amount }: { day: string; amount: number }): string {
    const sum = money(amount)
    if (on === serverTime.slice(0, 10)) return t('partner.todaySum', { sum })
    return t('partner.dayOf', { day: dayInMonthText(on, locale.current), sum })
  }
})

/** The month before or after `YYYY-MM`. */
function stepped(month: string, by: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + by
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
