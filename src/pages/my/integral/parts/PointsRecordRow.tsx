import { observer } from 'mobx-react-lite'
import { RecordRow } from '@/components/records/RecordRow'
import type { PointsRecord } from '@/contract/points/points'
import { countText } from '@/domain/money/money'
import { timeInMonthText } from '@/domain/time/monthText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { MessageKey } from '@/i18n/messages'
import type { IconName } from '@/ui/media/iconNames'

const LOOKS: Record<PointsRecord['type'], [MessageKey, IconName]> = {
  earned: ['points.typeEarned', 'fork-knife'],
  earnedBack: ['points.typeEarnedBack', 'arrow-clockwise'],
  payment: ['points.typePayment', 'wallet'],
  exchange: ['points.typeExchange', 'gift'],
  returned: ['points.typeReturned', 'arrow-clockwise'],
  reward: ['points.typeReward', 'star'],
  expired: ['points.typeExpired', 'timer'],
  other: ['points.typeOther', 'storefront'],
}

/** One change of the points. */
export const PointsRecordRow = observer(function PointsRecordRow({ record }: { record: PointsRecord }) {
  const { locale } = useStores()
  const t = useText()
  const { change, type, title, orderNo, short, createdAt } = record
  const [name, icon] = LOOKS[type]
  const facts = [
    timeInMonthText(createdAt, locale.current),
    // The order number says it, too.
    title === '' || (type === 'exchange' && orderNo !== '') ? '' : t(name),
    orderNo,
    short > 0 ? t('points.shortNote', { count: short }) : '',
  ]
  const sum = `${change < 0 ? '−' : '+'}${countText(Math.abs(change))}`
  return (
    <RecordRow
      icon={icon}
      title={title || t(name)}
      hint={facts.filter(Boolean).join(' · ')}
      change={change === 0 ? '0' : sum}
      gain={change > 0 ? 'gold' : undefined}
    />
  )
})
