import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { AccountLogEntry, AccountLogMonth } from '@/contract/accountLog'
import { dateTimeText } from '@/domain/time/dateText'
import { monthText } from '@/domain/time/monthText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Translate } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import styles from './TopUp.module.scss'

const ICONS: Record<AccountLogEntry['type'], IconName> = {
  topUp: 'wallet',
  topUpBack: 'arrow-clockwise',
  spent: 'receipt',
  refund: 'arrow-clockwise',
  bonus: 'coins',
  adjusted: 'pencil-simple',
  other: 'wallet',
}

interface Props {
  entry: AccountLogEntry
  /** The month that begins with this record. */
  month: AccountLogMonth | undefined
}

/** One change of the balance, below the head of its month. */
export const BalanceRecord = observer(function BalanceRecord({ entry, month }: Props) {
  const { orderId, topUpId } = entry
  const open = () => {
    if (orderId) go('/pages/order/detail', { orderId })
    else if (topUpId) go('/pages/other/recharge/index', { orderId: topUpId })
  }
  return (
    <View>
      {month && <MonthHead month={month} />}
      {orderId || topUpId ? (
        <Pressable className={styles.record} onTap={open}>
          <RecordTexts entry={entry} />
        </Pressable>
      ) : (
        <View className={styles.record}>
          <RecordTexts entry={entry} />
        </View>
      )}
    </View>
  )
})

const MonthHead = observer(function MonthHead({ month }: { month: AccountLogMonth }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  return (
    <View className={styles.month}>
      <Heading level={2} look="title3">
        {monthText(month.month, locale.current)}
      </Heading>
      <Text className={styles.caption}>{t('topUp.sums', { in: money(month.in), out: money(month.out) })}</Text>
    </View>
  )
})

const RecordTexts = observer(function RecordTexts({ entry }: { entry: AccountLogEntry }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { type, amount, balanceAfter, at, orderNo } = entry
  return (
    <>
      <View className={classes(styles.badge, amount > 0 && styles.income)}>
        <Icon name={ICONS[type]} size={20} />
      </View>
      <View className={styles.texts}>
        <Text className={styles.recordTitle}>{titleOf(entry, t)}</Text>
        <Text className={styles.caption}>
          {[dateTimeText(at, locale.current), orderNo].filter(Boolean).join(' · ')}
        </Text>
      </View>
      <View className={styles.parts}>
        <Text className={classes(styles.recordSum, amount > 0 && styles.green)}>
          {`${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`}
        </Text>
        <Text className={styles.caption}>{money(balanceAfter)}</Text>
      </View>
    </>
  )
})

/** Titles that depend on nothing but the type. */
const TITLES = {
  spent: 'topUp.spent',
  topUp: 'topUp.title',
  bonus: 'topUp.given',
  adjusted: 'topUp.adjusted',
  topUpBack: 'topUp.back',
  other: 'topUp.moved',
} as const

function titleOf({ type, storeName, payType, topUpId, note }: AccountLogEntry, t: Translate): string {
  if (type === 'refund') return t('topUp.refundOf', { store: storeName })
  if (type === 'topUp' && payType) return t('topUp.by', { way: t(`topUpWay.${payType}`) })
  if (type === 'bonus' && topUpId) return t('topUp.bonusOf')
  return storeName || note || t(TITLES[type])
}
