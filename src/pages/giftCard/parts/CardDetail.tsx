import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GiftCardDetail } from '@/contract/wallet/giftCard'
import { dateText } from '@/domain/time/dateText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { StatusChip } from '@/ui/feedback/StatusChip'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { CardCode } from './CardCode'
import { CardFace } from './CardFace'
import { CardRecords } from './CardRecords'
import { CARD_STATES } from './CardRow'
import { GiveCard } from './GiveCard'
import { RefundCard } from './RefundCard'
import { WaitingGift } from './WaitingGift'
import styles from './GiftCard.module.scss'

interface Props {
  detail: GiftCardDetail
  /** Opens the gift at once. */
  give: boolean
  onChanged: () => void
}

/** One gift card: what is left, its code, its gift, and where it was spent. */
export const CardDetail = observer(function CardDetail({ detail, give, onChanged }: Props) {
  const t = useText()
  const { card, gift, refundUntil } = detail
  const usable = card.state === 'unused' || card.state === 'inUse'
  const [giving, setGiving] = useState(give && usable)
  return (
    <View className={styles.page}>
      <View className={styles.big}>
        <CardFace design={card.design} />
      </View>
      <Left detail={detail} />
      {usable && <CardCode key={card.id} id={card.id} start={detail.codeStart} />}
      {gift && <WaitingGift detail={detail} gift={gift} onBack={onChanged} />}
      {!gift && card.message !== '' && (
        <Card>
          <Text className={styles.message}>{`“${card.message}”`}</Text>
          {card.from !== '' && <Text className={styles.caption}>{card.from}</Text>}
        </Card>
      )}
      <CardRecords records={detail.records} />
      {refundUntil && <RefundCard detail={detail} until={refundUntil} onDone={onChanged} />}
      {usable && (
        <>
          <Dock>
            <View className={styles.half}>
              <Button wide size="large" look="outline" icon="gift" onTap={() => setGiving(true)}>
                {t('giftCard.give')}
              </Button>
            </View>
            <View className={styles.half}>
              <Button wide size="large" onTap={() => go('/pages/index/goods')}>
                {t('giftCard.useIt')}
              </Button>
            </View>
          </Dock>
          <GiveCard
            detail={detail}
            open={giving}
            onClose={() => setGiving(false)}
            onGiven={() => {
              setGiving(false)
              onChanged()
            }}
          />
        </>
      )}
    </View>
  )
})

const Left = observer(function Left({ detail: { card } }: Pick<Props, 'detail'>) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const { text, tone } = CARD_STATES[card.state]
  const facts = [
    card.from && t('giftCard.from', { name: card.from }),
    t('giftCard.until', { date: dateText(card.expireAt, locale.current) }),
  ]
  return (
    <View className={styles.centre}>
      <Text className={styles.left}>{t('giftCard.left')}</Text>
      <Text className={styles.due}>{money(card.balance)}</Text>
      <Text className={styles.caption}>{facts.filter(Boolean).join(' · ')}</Text>
      <View className={styles.block}>
        <StatusChip tone={tone} text={t(text)} />
      </View>
    </View>
  )
})
