import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { useSignInGate } from '@/components/account/useSignInGate'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GiftCardLanding } from '@/contract/wallet/giftCard'
import { randomId } from '@/domain/text/randomId'
import { dateText, dateTimeText } from '@/domain/time/dateText'
import type { MessageKey } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { CardFace } from './CardFace'
import styles from './GiftCard.module.scss'

/** Headline and text of the states in which the card cannot be claimed. */
const ENDS: Record<Exclude<GiftCardLanding['state'], 'open'>, readonly [MessageKey, MessageKey]> = {
  own: ['giftCard.own', 'giftCard.ownText'],
  yours: ['giftCard.yours', 'giftCard.yoursText'],
  taken: ['giftCard.taken', 'giftCard.takenText'],
  cancelled: ['giftCard.takenBack', 'giftCard.takenBackText'],
  returned: ['giftCard.returned', 'giftCard.returnedText'],
}

interface Props {
  token: string
  gift: GiftCardLanding
  onChanged: () => Promise<unknown>
}

/** Who gives what, until when, and one button. */
export const GiftLanding = observer(function GiftLanding({ token, gift, onChanged }: Props) {
  const { locale } = useStores()
  const t = useText()
  const money = useMoney()
  const open = gift.state === 'open'
  const [title, text] = gift.state === 'open' ? [] : ENDS[gift.state]
  const at = dateTimeText(gift.expireAt, locale.current)
  return (
    <View className={styles.page}>
      <View className={styles.big}>
        <CardFace design={gift.design} amount={gift.amount} />
      </View>
      <View className={styles.centre}>
        <Heading look="title1">
          {title ? t(title) : t('giftCard.gotFrom', { name: gift.giver.name || t('giftCard.someone') })}
        </Heading>
        <Text className={styles.left}>{text ? t(text) : t('giftCard.openBy', { at })}</Text>
        {open && (
          <Text className={styles.caption}>
            {`${money(gift.amount)} · ${t('giftCard.until', { date: dateText(gift.validUntil, locale.current) })}`}
          </Text>
        )}
      </View>
      {gift.message !== '' && (
        <Card>
          <Text className={styles.message}>{`“${gift.message}”`}</Text>
          {gift.giver.name !== '' && <Text className={styles.caption}>{gift.giver.name}</Text>}
        </Card>
      )}
      <LandingDock token={token} gift={gift} onChanged={onChanged} />
    </View>
  )
})

const LandingDock = observer(function LandingDock({ token, gift, onChanged }: Props) {
  const { ui } = useStores()
  const t = useText()
  const { bound } = useSignInGate()
  const { cardId, state } = gift
  const claim = useAction(async () => {
    try {
      await giftCardApi.receive({ token }, { key: randomId() })
      ui.notify(t('giftCard.claimed'), 'success')
    } finally {
      await onChanged()
    }
  })
  if (state === 'open')
    return (
      <Dock>
        <Button wide size="large" icon="gift" busy={claim.busy} onTap={() => bound(() => void claim.run())}>
          {t('giftCard.claim')}
        </Button>
      </Dock>
    )
  return (
    <Dock>
      <Button
        wide
        size="large"
        onTap={() =>
          cardId ? go('/pages/other/giftCard/carddl', { id: cardId }) : go('/pages/other/giftCard/cardList')
        }
      >
        {t(cardId ? 'giftCard.see' : 'giftCard.title')}
      </Button>
    </Dock>
  )
})
