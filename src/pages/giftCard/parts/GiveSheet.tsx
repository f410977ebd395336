import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { RequestKey } from '@/domain/text/requestKey'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import type { GiftCardDetail } from '@/contract/giftCard'
import { Button } from '@/ui/actions/Button'
import { TextArea } from '@/ui/fields/TextArea'
import { Notice } from '@/ui/feedback/Notice'
import { Sheet } from '@/ui/overlays/Sheet'
import { WORDS } from './BuyChoice'
import { CardFace } from './CardFace'
import styles from './GiftCard.module.scss'

interface Props {
  detail: GiftCardDetail
  open: boolean
  onClose: () => void
  onGiven: () => void
}

/** The words of a gift; then its link is made, and the card waits. */
export const GiveSheet = observer(function GiveSheet({ detail: { card, giveHours }, open, onClose, onGiven }: Props) {
  const t = useText()
  const money = useMoney()
  const [message, setMessage] = useState(card.message)
  const [key] = useState(() => new RequestKey())
  const give = useAction(async () => {
    const request = { id: card.id, message }
    await giftCardApi.give(request, { key: key.of(request) })
    onGiven()
  })
  const dock = (
    <Button wide size="large" icon="gift" busy={give.busy} onTap={() => void give.run()}>
      {t('giftCard.makeLink')}
    </Button>
  )
  return (
    <Sheet open={open} title={t('giftCard.giveTitle')} onClose={onClose} locked={give.busy} dock={dock}>
      <View className={styles.row}>
        <View className={styles.mini}>
          <CardFace small design={card.design} />
        </View>
        <View className={styles.texts}>
          <Text className={styles.sum}>{`${card.design.name} · ${money(card.balance)}`}</Text>
          <Text className={styles.caption}>{t('giftCard.giveText')}</Text>
        </View>
      </View>
      <View className={styles.field}>
        <TextArea label={t('giftCard.words')} maxLength={WORDS} value={message} onChange={setMessage} />
      </View>
      <View className={styles.field}>
        <Notice kind="plain" icon="timer" text={t('giftCard.giveBack', { count: giveHours })} />
      </View>
    </Sheet>
  )
})
