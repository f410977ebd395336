import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/coupons'
import '@/i18n/en/windowCoupon'
import { couponApi } from '@/api/endpoints/coupon'
import { useSignInGate } from '@/components/account/useSignInGate'
import type { CouponOffer } from '@/contract/coupon/coupon'
import { randomId } from '@/domain/text/randomId'
import { useAction } from '@/hooks/useAction'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { write } from '@/platform/storage/storage'
import { Resource } from '@/stores/cache/resource'
import { Button } from '@/ui/actions/Button'
import { Heading } from '@/ui/layout/Heading'
import { Scroll } from '@/ui/layout/Scroll'
import { Art } from '@/ui/media/Art'
import { memberArt } from '@/ui/media/memberArtFiles'
import { PopupPanel } from '@/components/popup/PopupPanel'
import { CouponBrief } from './CouponBrief'
import { validText } from './validText'
import styles from './WelcomeGift.module.scss'

/**
 * The pop-up with coupons for newcomers (`windowCoupon`): shown until it is closed once. The server has none for those who have ordered,
 * so it never covers a running order. It waits while the privacy notice is open.
 */
export const WelcomeGift = observer(function WelcomeGift({ open }: { open: boolean }) {
  const { locale, privacy, session } = useStores()
  const [offers] = useState(() => new Resource(() => couponApi.window({})))
  const [closed, setClosed] = useState(false)
  const shows = open && !closed
  useOnShow(() => void (shows && offers.load()), `${shows} ${session.token} ${locale.current}`)
  const close = () => {
    write('welcomed', true)
    setClosed(true)
  }
  const { list = [] } = offers.value ?? {}
  if (!shows || privacy.open || list.length === 0) return null
  return <Panel offers={list} onClose={close} onRefused={() => void offers.load()} />
})

interface Props {
  offers: readonly CouponOffer[]
  onClose: () => void
  /** The coupons may not be as they are shown. */
  onRefused: () => void
}

const Panel = observer(function Panel({ offers, onClose, onRefused }: Props) {
  const { config, session, ui } = useStores()
  const t = useText()
  const { member } = useSignInGate()
  const [key] = useState(randomId)
  const take = useAction(async () => {
    await couponApi.takeWindow({}, { key })
    ui.notify(t('windowCoupon.taken'), 'success')
    void session.refresh().catch(() => undefined)
    onClose()
  })
  const run = async () => {
    if (!(await take.run())) onRefused()
  }
  const title = t('windowCoupon.title', { brand: config.brand })
  return (
    <PopupPanel scrolls label={title} onClose={onClose}>
      <View className={styles.card}>
        <View className={styles.head} catchMove>
          <View className={styles.art}>
            <Art src={memberArt.gift} size={136} />
          </View>
          <Heading level={2} look="title2">
            {title}
          </Heading>
          <Text className={styles.text}>{t('windowCoupon.count', { count: offers.length })}</Text>
        </View>
        <Scroll focusable className={styles.list}>
          {offers.map((offer) => (
            <View key={offer.terms.couponId} className={styles.coupon}>
              <Brief offer={offer} />
            </View>
          ))}
        </Scroll>
        <View className={styles.dock} catchMove>
          <Button wide size="large" busy={take.busy} onTap={() => member(() => void run())}>
            {t('windowCoupon.take')}
          </Button>
          <Text className={styles.once}>{t('windowCoupon.once')}</Text>
        </View>
      </View>
    </PopupPanel>
  )
})

const Brief = observer(function Brief({ offer }: { offer: CouponOffer }) {
  const { locale } = useStores()
  const t = useText()
  return <CouponBrief terms={offer.terms} foot={validText(offer, t, locale.current)} />
})
