import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Withdrawal } from '@/contract/partner/partnerWithdraw'
import { withdrawalStateOf } from '@/domain/partner/withdrawalState'
import { dayInMonthText, timeInMonthText } from '@/domain/time/monthText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { classes } from '@/ui/classes'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { IconBadge } from '@/ui/media/IconBadge'
import styles from './Partner.module.scss'

const LOOKS = {
  waiting: { tone: 'amber', icon: 'hourglass-medium' },
  processing: { tone: 'amber', icon: 'hourglass-medium' },
  paid: { tone: 'green', icon: 'check' },
  refused: { tone: 'red', icon: 'warning-circle' },
} as const

/** A withdrawal: how much, where to, and what became of it. One that was sent back leads to the next try. */
export const WithdrawalRow = observer(function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { amount, arrives, stateFormat, way, bank, accountEnd, reason, createdAt, endedAt, payBy } = withdrawal
  const state = withdrawalStateOf(withdrawal.state)
  const { tone, icon } = LOOKS[state]
  const moment = (at: string) => timeInMonthText(at, locale.current)
  const target = [bank ?? t(`partner.way_${way}`), accountEnd && `••• ${accountEnd}`].filter(Boolean).join(' ')
  const outcome = () => {
    if (state === 'refused') return t('partner.moneyBack', { reason })
    if (endedAt) return t('partner.gotOn', { sum: money(arrives), date: moment(endedAt) })
    return t('partner.getBy', { sum: money(arrives), date: dayInMonthText(payBy.slice(0, 10), locale.current) })
  }
  const again = { way, amount: String(amount) }
  return (
    <View className={classes(styles.row, styles.tall)}>
      <View className={styles.badge}>
        <IconBadge icon={icon} size="small" tone={state === 'paid' ? 'green' : 'neutral'} />
      </View>
      <View className={styles.texts}>
        <View className={styles.line}>
          <Text className={styles.sum}>{money(amount)}</Text>
          <StatusChip tone={tone} text={stateFormat} />
        </View>
        <Text className={styles.caption}>{`${moment(createdAt)} · ${target}`}</Text>
        <Text className={styles.outcome}>{outcome()}</Text>
        {state === 'refused' && (
          <View className={styles.retry}>
            <Button wide look="outline" onTap={() => go('/pages/order/distribution/tx', again)}>
              {t('partner.retry')}
            </Button>
          </View>
        )}
      </View>
    </View>
  )
})
