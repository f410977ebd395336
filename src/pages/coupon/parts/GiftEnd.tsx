import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CouponGiftLanding } from '@/contract/couponRegift'
import { dateTimeText } from '@/domain/time/dateText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { MessageKey } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { IconBadge } from '@/ui/media/IconBadge'
import styles from './Gift.module.scss'

interface End {
  icon: 'gift' | 'check-circle' | 'users' | 'arrow-clockwise' | 'hand-waving'
  tone?: 'green' | 'amber'
  title: MessageKey
  text: MessageKey
  action?: MessageKey
  open?: () => void
}

const toMine = () => go('/pages/other/coupon/couponList')

const ENDS: Record<Exclude<CouponGiftLanding['state'], 'open'>, End> = {
  own: { icon: 'gift', tone: 'amber', title: 'couponGift.own', text: 'couponGift.ownText' },
  given: {
    ...{ icon: 'check-circle', tone: 'green', title: 'couponGift.given', text: 'couponGift.givenText' },
    ...{ action: 'couponGift.toMine', open: toMine },
  },
  yours: {
    ...{ icon: 'check-circle', tone: 'green', title: 'couponGift.yours', text: 'couponGift.yoursText' },
    ...{ action: 'couponGift.toMine', open: toMine },
  },
  taken: {
    ...{ icon: 'users', title: 'couponGift.taken', text: 'couponGift.takenText' },
    ...{ action: 'coupons.toCentre', open: () => go('/pages/other/coupon/center') },
  },
  returned: {
    ...{ icon: 'arrow-clockwise', title: 'couponGift.returned', text: 'couponGift.returnedText' },
    ...{ action: 'couponGift.toMenu', open: () => go('/pages/index/goods') },
  },
  cancelled: {
    ...{ icon: 'hand-waving', title: 'couponGift.cancelled', text: 'couponGift.cancelledText' },
    ...{ action: 'couponGift.toMenu', open: () => go('/pages/index/goods') },
  },
}

/** What became of a gift, and where to go on. */
export const GiftEnd = observer(function GiftEnd({ gift }: { gift: CouponGiftLanding }) {
  const { current } = useStores().locale
  const t = useText()
  const { state, receiver, giver, endedAt } = gift
  if (state === 'open') return null
  const { icon, tone, title, text, action, open } = ENDS[state]
  const name = state === 'given' ? receiver || t('couponGift.friend') : giver.name || t('couponGift.someone')
  const at = endedAt ? dateTimeText(endedAt, current) : ''
  return (
    <>
      <View className={styles.head}>
        <IconBadge icon={icon} {...(tone && { tone })} />
        <View className={styles.title}>
          <Heading look="title2">{t(title, { name })}</Heading>
        </View>
        <Text className={styles.text}>{t(text, { name, at })}</Text>
      </View>
      {action && open && (
        <Dock>
          <Button wide size="large" look="outline" onTap={open}>
            {t(action)}
          </Button>
        </Dock>
      )}
    </>
  )
})
