import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { giftCardApi } from '@/api/endpoints/giftCard'
import { GiftPoster } from '@/components/gift/GiftPoster'
import { SendGift } from '@/components/gift/SendGift'
import { Confirm } from '@/components/actions/Confirm'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { GiftCardDetail } from '@/contract/wallet/giftCard'
import { randomId } from '@/domain/text/randomId'
import { dateText, dateTimeText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { urlOf } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import styles from './GiftCard.module.scss'

interface Props {
  detail: GiftCardDetail
  gift: NonNullable<GiftCardDetail['gift']>
  onBack: () => void
}

/** A card that waits to be claimed: its link, and taking it back. */
export const WaitingGift = observer(function WaitingGift({ detail: { card }, gift, onBack }: Props) {
  const { config, locale, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const [asking, setAsking] = useState(false)
  const takeBack = async () => {
    await giftCardApi.takeBack({ id: card.id }, { key: randomId() })
    ui.notify(t('giftCard.tookBack'), 'success')
    onBack()
  }
  const poster = {
    ...{ figure: money(card.balance), note: '', name: card.design.name },
    until: t('giftCard.until', { date: dateText(lastMomentOf(card.expireAt), locale.current) }),
  }
  return (
    <>
      <Card>
        <Row
          icon="hourglass-medium"
          title={t('giftCard.waiting')}
          hint={t('giftCard.comesBack', { at: dateTimeText(gift.expireAt, locale.current) })}
        />
        {gift.message !== '' && <Text className={styles.message}>{`“${gift.message}”`}</Text>}
        <SendGift
          url={urlOf('/pages/other/giftCard/givedl', { token: gift.token })}
          title={gift.message || t('giftCard.shareTitle', { brand: config.brand })}
          cover={card.design.cover}
          text={t('giftCard.send')}
          copied={t('giftCard.linkCopied')}
        />
        <View className={styles.block}>
          <Button wide look="outline" onTap={() => setAsking(true)}>
            {t('giftCard.takeBack')}
          </Button>
        </View>
        {asking && (
          <Confirm
            icon="gift"
            title={t('giftCard.takeBackTitle')}
            text={t('giftCard.takeBackText')}
            safeText={t('common.notNow')}
            actionText={t('giftCard.takeBack')}
            work={takeBack}
            onClose={() => setAsking(false)}
          />
        )}
      </Card>
      <GiftPoster kind="giftCardGift" token={gift.token} message={gift.message} gift={poster} />
    </>
  )
})
