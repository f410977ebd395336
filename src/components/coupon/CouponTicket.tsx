import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import '@/i18n/en/coupons'
import type { CouponTerms } from '@/contract/coupon/coupon'
import { Pressable } from '@/ui/actions/Pressable'
import { Ticket } from '@/ui/layout/Ticket'
import { Picture } from '@/ui/media/Picture'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { CouponFigure } from './CouponFigure'
import { couponLine } from './couponWorth'
import styles from './CouponTicket.module.scss'

interface Props {
  terms: CouponTerms
  /** Used, expired or sold out. */
  spent?: boolean
  /** Validity, or how much is left. */
  foot: ReactNode
  /** The action at the end. */
  end?: ReactNode
  /** Opens the coupon. */
  onOpen?: () => void
}

/** A coupon in a list: what it is worth, what it is for, until when, and an action. */
export const CouponTicket = observer(function CouponTicket({ terms, spent, foot, end, onOpen }: Props) {
  const t = useText()
  const money = useMoney()
  const { name } = terms
  const line = couponLine(terms, t, money)
  const texts = (
    <>
      <Text className={styles.name}>{name}</Text>
      {line && <Text className={styles.line}>{line}</Text>}
    </>
  )
  return (
    <View className={styles.place}>
      <Ticket stub={<CouponStub terms={terms} />} spent={spent}>
        {onOpen ? (
          <Pressable className={styles.texts} onTap={onOpen}>
            {texts}
          </Pressable>
        ) : (
          <View className={styles.texts}>{texts}</View>
        )}
        <View className={styles.foot}>
          <View className={styles.facts}>{foot}</View>
          {end}
        </View>
      </Ticket>
    </View>
  )
})

/** The worth of a coupon; a free item shows its picture. */
export const CouponStub = observer(function CouponStub({ terms }: { terms: CouponTerms }) {
  const { config } = useStores()
  return (
    <>
      {terms.kind === 'freeItem' && terms.image && (
        <View className={styles.picture}>
          <Picture src={config.picture(terms.image)} alt="" size={60} tile="butter" />
        </View>
      )}
      <CouponFigure large terms={terms} />
    </>
  )
})
