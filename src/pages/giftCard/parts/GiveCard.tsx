import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { GiveSheet } from '@/components/gift/GiveSheet'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { useMessages } from '@/hooks/useMessages'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { GiftCardDetail } from '@/contract/wallet/giftCard'
import { CardFace } from './CardFace'
import styles from './GiftCard.module.scss'

interface Props {
  detail: GiftCardDetail
  open: boolean
  onClose: () => void
  onGiven: () => void
}

/** Gives a whole card. */
export const GiveCard = observer(function GiveCard({ detail: { card, giveHours }, open, onClose, onGiven }: Props) {
  const t = useText()
  const money = useMoney()
  const [key] = useState(() => new IdempotencyKey())
  const ask = useMessages()
  const give = async (message: string) => {
    const subscribe = ask('giftCardGift')
    const request = { id: card.id, message }
    const { gift } = await giftCardApi.give(request, { key: key.of(request) })
    key.forget()
    if (gift) void subscribe(gift.id)
    onGiven()
  }
  return (
    <GiveSheet
      open={open}
      title={t('giftCard.giveTitle')}
      message={card.message}
      label={t('giftCard.message')}
      back={t('giftCard.giveBack', { count: giveHours })}
      action={t('giftCard.makeLink')}
      give={give}
      onClose={onClose}
    >
      <View className={styles.row}>
        <View className={styles.mini}>
          <CardFace small design={card.design} />
        </View>
        <View className={styles.texts}>
          <Text className={styles.sum}>{`${card.design.name} · ${money(card.balance)}`}</Text>
          <Text className={styles.caption}>{t('giftCard.giveText')}</Text>
        </View>
      </View>
    </GiveSheet>
  )
})
