import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GiftCardRecord } from '@/contract/wallet/giftCard'
import { dateTimeText } from '@/domain/time/dateText'
import type { MessageKey } from '@/i18n/messages'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import styles from './GiftCard.module.scss'

const KINDS: Record<GiftCardRecord['kind'], MessageKey> = {
  issued: 'giftCard.issued',
  payment: 'giftCard.payment',
  refund: 'giftCard.refund',
  till: 'giftCard.till',
  tillUndone: 'giftCard.tillUndone',
  moved: 'giftCard.moved',
  cancelled: 'giftCard.cancelled',
  removed: 'giftCard.removed',
}

/** What happened with a card since the user has it. */
export const CardRecords = observer(function CardRecords({ records }: { records: readonly GiftCardRecord[] }) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('giftCard.spent')}
      </Heading>
      {records.length === 0 && <Text className={styles.caption}>{t('giftCard.nothingSpent')}</Text>}
      {records.map(({ id, kind, amount, orderNo, storeName, at }) => (
        <Row
          key={id}
          title={t(KINDS[kind])}
          hint={[dateTimeText(at, locale.current), orderNo, storeName].filter(Boolean).join(' · ')}
          end={
            <View className={styles.sum}>
              {amount === 0 ? '' : `${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`}
            </View>
          }
        />
      ))}
    </Card>
  )
})
