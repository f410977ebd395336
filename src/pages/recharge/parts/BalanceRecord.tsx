import { observer } from 'mobx-react-lite'
import { RecordRow } from '@/components/records/RecordRow'
import type { AccountLogEntry } from '@/contract/wallet/accountLog'
import { timeInMonthText } from '@/domain/time/monthText'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Translate } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import type { IconName } from '@/ui/media/iconNames'

const ICONS: Record<AccountLogEntry['type'], IconName> = {
  topUp: 'wallet',
  topUpBack: 'arrow-clockwise',
  spent: 'receipt',
  refund: 'arrow-clockwise',
  bonus: 'coins',
  adjusted: 'pencil-simple',
  other: 'wallet',
}

/** One change of the balance, with the balance after it. */
export const BalanceRecord = observer(function BalanceRecord({ entry }: { entry: AccountLogEntry }) {
  const t = useText()
  const money = useMoney()
  const { locale } = useStores()
  const { type, amount, balanceAfter, at, orderNo } = entry
  return (
    <RecordRow
      icon={ICONS[type]}
      title={titleOf(entry, t)}
      hint={[timeInMonthText(at, locale.current), orderNo].filter(Boolean).join(' · ')}
      change={`${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`}
      gain={amount > 0 ? 'green' : undefined}
      after={money(balanceAfter)}
      onTap={causeOf(entry)}
    />
  )
})

/** Opens what caused a change, where it has a page. */
function causeOf({ orderId, topUpId }: AccountLogEntry): (() => void) | undefined {
  if (orderId) return () => go('/pages/order/detail', { orderId })
  return topUpId ? () => go('/pages/other/recharge/index', { orderId: topUpId }) : undefined
}

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
