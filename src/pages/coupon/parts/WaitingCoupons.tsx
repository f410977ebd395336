import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import { couponWorth } from '@/components/coupon/couponWorth'
import { Confirm } from '@/components/actions/Confirm'
import { GiftPoster } from '@/components/gift/GiftPoster'
import { SendGift } from '@/components/gift/SendGift'
import type { CouponGiftLanding } from '@/contract/coupon/couponRegift'
import { randomId } from '@/domain/text/randomId'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useMoney } from '@/hooks/useMoney'
import { useRelativeTime } from '@/hooks/useRelativeTime'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go, urlOf } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import styles from './Gift.module.scss'

interface Props {
  gift: CouponGiftLanding
  onChanged: () => Promise<unknown>
  /** Leads to the gift's own page. */
  linked?: boolean
}

/** A gift of the user that waits to be claimed: its message, its link, and taking it back. */
export const WaitingCoupons = observer(function WaitingCoupons({ gift, onChanged, linked }: Props) {
  const { config, locale, session, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const [asking, setAsking] = useState(false)
  const { id, token, message, createdAt, coupons } = gift
  const since = useRelativeTime()
  const sentAt = t('couponGift.sentAt', { at: since(createdAt) })
  const posterOf = () => {
    const [first, ...others] = coupons
    if (!first) return { figure: '', note: '', name: '', until: '' }
    const until = t('coupons.until', { date: dateText(lastMomentOf(first.endAt), locale.current) })
    const more = others.length > 0 ? t('couponGift.andMore', { count: others.length }) : until
    return { ...couponWorth(first.terms, t, money), name: first.terms.name, until: more }
  }
  const takeBack = async () => {
    try {
      await couponRegiftApi.takeBack({ giftId: id }, { key: randomId() })
      ui.notify(t('couponGift.tookBack'), 'success')
      void session.refresh().catch(() => undefined)
    } finally {
      await onChanged()
    }
  }
  return (
    <>
      <Card>
        <Heading level={2} look="title3">
          {t('couponGift.sent')}
        </Heading>
        {linked ? (
          <Row
            icon="gift"
            title={t('couponGift.see')}
            hint={sentAt}
            onTap={() => go('/pages/other/coupon/givedl', { giftId: id })}
          />
        ) : (
          <Text className={styles.hint}>{sentAt}</Text>
        )}
        {message !== '' && <Text className={styles.message}>{`“${message}”`}</Text>}
      </Card>
      {token !== null && !linked && <GiftPoster kind="couponGift" token={token} message={message} gift={posterOf()} />}
      {token !== null && (
        <Dock>
          <View className={styles.half}>
            <Button wide size="large" look="outline" onTap={() => setAsking(true)}>
              {t('couponGift.takeBack')}
            </Button>
          </View>
          <View className={styles.half}>
            <SendGift
              url={urlOf('/pages/other/coupon/givedl', { token })}
              title={message || t('couponGift.shareTitle', { brand: config.brand })}
              cover={coupons[0]?.terms.image ?? ''}
              text={t('couponGift.send')}
              copied={t('couponGift.linkCopied')}
            />
          </View>
        </Dock>
      )}
      {asking && (
        <Confirm
          icon="gift"
          title={t('couponGift.takeBackTitle')}
          text={t('couponGift.takeBackText')}
          safeText={t('common.notNow')}
          actionText={t('couponGift.takeBack')}
          work={takeBack}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
})
