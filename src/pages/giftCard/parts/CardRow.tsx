import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GiftCardView } from '@/contract/wallet/giftCard'
import { dateText, dateTimeText } from '@/domain/time/dateText'
import type { MessageKey } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Card } from '@/ui/layout/Card'
import { CardFace } from './CardFace'
import styles from './GiftCard.module.scss'

/** Text and colour of each state. */
export const CARD_STATES = {
  unused: { text: 'giftCard.new', tone: 'amber' },
  inUse: { text: 'giftCard.inUse', tone: 'green' },
  usedUp: { text: 'giftCard.usedUp', tone: 'neutral' },
  gifting: { text: 'giftCard.sent', tone: 'amber' },
  expired: { text: 'giftCard.expired', tone: 'neutral' },
  cancelled: { text: 'giftCard.cancelled', tone: 'neutral' },
} as const satisfies Record<GiftCardView['state'], { text: MessageKey; tone: string }>

/** A gift card in a list; opens the card. */
export const CardRow = observer(function CardRow({ card }: { card: GiftCardView }) {
  const t = useText()
  const money = useMoney()
  const { current } = useStores().locale
  const { text, tone } = CARD_STATES[card.state]
  const facts = [
    t('giftCard.ofValue', { amount: money(card.faceValue) }),
    card.from && t('giftCard.from', { name: card.from }),
  ]
  return (
    <Card>
      <Pressable className={styles.row} onTap={() => go('/pages/other/giftCard/carddl', { id: card.id })}>
        <View className={styles.mini}>
          <CardFace small design={card.design} />
        </View>
        <View className={styles.texts}>
          <Text className={styles.sum}>{money(card.balance)}</Text>
          <Text className={styles.caption}>{facts.filter(Boolean).join(' · ')}</Text>
          <Text className={styles.caption}>
            {card.returnsAt
              ? t('giftCard.comesBack', { at: dateTimeText(card.returnsAt, current) })
              : t('giftCard.until', { date: dateText(card.expireAt, current) })}
          </Text>
          <View className={styles.state}>
            <StatusChip tone={tone} text={t(text)} />
          </View>
        </View>
      </Pressable>
    </Card>
  )
})
