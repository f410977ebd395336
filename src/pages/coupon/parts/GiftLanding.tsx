import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { couponRegiftApi } from '@/api/endpoints/couponRegift'
import { useSignInGate } from '@/components/account/useSignInGate'
import { CouponTicket } from '@/components/coupon/CouponTicket'
import type { CouponGiftLanding } from '@/contract/coupon/couponRegift'
import { randomId } from '@/domain/text/randomId'
import { dateText } from '@/domain/time/dateText'
import { longCountdown } from '@/domain/time/longCountdown'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useAction } from '@/hooks/useAction'
import { useCountdown } from '@/hooks/useCountdown'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Countdown } from '@/ui/feedback/Countdown'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Art } from '@/ui/media/Art'
import { Avatar } from '@/ui/media/Avatar'
import { memberArt } from '@/ui/media/memberArtFiles'
import { GiftEnd } from './GiftEnd'
import { WaitingCoupons } from './WaitingCoupons'
import styles from './Gift.module.scss'

interface Props {
  gift: CouponGiftLanding
  /** Of the link; absent in the record. */
  token: string | undefined
  onChanged: () => Promise<unknown>
}

/** A gift: what is in it, from whom, until when, and what can be done with it now. */
export const GiftLanding = observer(function GiftLanding({ gift, token, onChanged }: Props) {
  if (gift.state === 'open') return <OpenGift gift={gift} token={token ?? ''} onChanged={onChanged} />
  return (
    <>
      <GiftEnd gift={gift}>{gift.state !== 'taken' && <GiftCoupons gift={gift} />}</GiftEnd>
      {gift.state === 'own' && <WaitingCoupons gift={gift} onChanged={onChanged} />}
    </>
  )
})

const GiftCoupons = observer(function GiftCoupons({ gift: { coupons } }: Pick<Props, 'gift'>) {
  const t = useText()
  const { current } = useStores().locale
  return (
    <>
      {coupons.map(({ terms, endAt, couponId }, no) => (
        <CouponTicket
          key={couponId ?? no}
          terms={terms}
          foot={<Text>{t('coupons.until', { date: dateText(lastMomentOf(endAt), current) })}</Text>}
          {...(couponId && { onOpen: () => go('/pages/other/coupon/coupondl', { couponId }) })}
        />
      ))}
    </>
  )
})

const OpenGift = observer(function OpenGift({ gift, token, onChanged }: Props & { token: string }) {
  const { config, session, ui } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  const { coupons, giver, message, expireAt, serverTime } = gift
  const left = useCountdown(expireAt, serverTime, () => void onChanged())
  const claim = useAction(async () => {
    try {
      await couponRegiftApi.receive({ token }, { key: randomId() })
      ui.notify(t('couponGift.claimed'), 'success')
      void session.refresh().catch(() => undefined)
    } finally {
      await onChanged()
    }
  })
  const name = giver.name || t('couponGift.someone')
  const num = coupons.length
  return (
    <>
      <View className={styles.head}>
        <Avatar name={name} src={giver.avatar && config.picture(giver.avatar)} size={64} />
        <View className={styles.title}>
          <Heading look="title1">{t(num === 1 ? 'couponGift.gotOne' : 'couponGift.gotMany', { name, num })}</Heading>
        </View>
        {message !== '' && <Text className={styles.text}>{`“${message}”`}</Text>}
      </View>
      <View className={styles.art}>
        <Art src={memberArt.gift} size={104} />
      </View>
      <GiftCoupons gift={gift} />
      <View className={styles.timer}>
        <Countdown label={t('couponGift.claimWithin')} seconds={Math.ceil(left / 1000)} time={longCountdown(left)} />
      </View>
      {!session.signedIn && (
        <Card>
          <Row icon="device-mobile" title={t('couponGift.logIn')} />
        </Card>
      )}
      <Dock>
        <Button wide size="large" icon="gift" busy={claim.busy} onTap={() => member(() => void claim.run())}>
          {t('couponGift.claim')}
        </Button>
      </Dock>
    </>
  )
})
