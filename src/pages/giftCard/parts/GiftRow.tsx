import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMoney } from '@/hooks/useMoney'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { useText } from '@/hooks/useText'
import type { GiftCardGiftView } from '@/contract/wallet/giftCard'
import type { MessageKey } from '@/i18n/messages'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Card } from '@/ui/layout/Card'
import { CardFace } from './CardFace'
import styles from './GiftCard.module.scss'

const STATES = {
  gifting: { text: 'giftCard.stateGifting', tone: 'amber' },
  gifted: { text: 'giftCard.stateGifted', tone: 'green' },
  cancelled: { text: 'giftCard.stateCancelled', tone: 'neutral' },
  returned: { text: 'giftCard.stateReturned', tone: 'neutral' },
} as const satisfies Record<GiftCardGiftView['state'], { text: MessageKey; tone: string }>

/** A card that was given or received. */
export const GiftRow = observer(function GiftRow({ gift }: { gift: GiftCardGiftView }) {
  const since = useRelativeTime()
  const t = useText()
  const money = useMoney()
  const { text, tone } = STATES[gift.state]
  const givenTo = gift.person ? t('giftCard.givenTo', { name: gift.person }) : t('giftCard.given')
  return (
    <Card>
      <View className={styles.row}>
        <View className={styles.mini}>
          <CardFace small design={gift.design} />
        </View>
        <View className={styles.texts}>
          <Text className={styles.sum}>{money(gift.amount)}</Text>
          <Text className={styles.caption}>{gift.given ? givenTo : t('giftCard.gotOf', { name: gift.person })}</Text>
          <Text className={styles.caption}>{since(gift.endedAt ?? gift.createdAt)}</Text>
          {gift.message !== '' && <Text className={styles.caption}>{`“${gift.message}”`}</Text>}
          <View className={styles.state}>
            <StatusChip tone={tone} text={t(text)} />
          </View>
        </View>
      </View>
    </Card>
  )
})
