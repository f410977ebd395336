import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useCouponUse } from '@/components/coupon/useCouponUse'
import type { CouponGiftLanding } from '@/contract/coupon/couponRegift'
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

interface Props {
  gift: CouponGiftLanding
  /** What is in it. */
  children: ReactNode
}

/** What became of a gift, what is in it, and where to go on. */
export const GiftEnd = observer(function GiftEnd({ gift, children }: Props) {
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
        <GiverMessage gift={gift} />
      </View>
      {children}
      {action && open && <EndDock label={t(action)} open={open} gift={gift} />}
    </>
  )
})

/** What the giver wrote, where giver and receiver read it again. */
function GiverMessage({ gift: { state, message } }: Pick<Props, 'gift'>) {
  if (message === '' || (state !== 'given' && state !== 'yours')) return null
  return <Text className={styles.message}>{`“${message}”`}</Text>
}

interface DockProps {
  label: string
  open: () => void
  gift: CouponGiftLanding
}

/** Where to go on; a single coupon that the caller has claimed can be used at once. */
const EndDock = observer(function EndDock({ label, open, gift: { state, coupons } }: DockProps) {
  const t = useText()
  const openUse = useCouponUse()
  const [coupon, ...others] = coupons
  const terms = state === 'yours' && others.length === 0 ? coupon?.terms : undefined
  return (
    <Dock>
      <View className={styles.half}>
        <Button wide size="large" look="outline" onTap={open}>
          {label}
        </Button>
      </View>
      {terms && (
        <View className={styles.half}>
          <Button wide size="large" onTap={() => openUse(terms)}>
            {t('coupons.useNow')}
          </Button>
        </View>
      )}
    </Dock>
  )
})
