import { Text, View } from '@tarojs/components'
import type { CouponTerms } from '@/contract/coupon/coupon'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { CouponBrief } from './CouponBrief'
import styles from './CouponContents.module.scss'

interface Props {
  title: string
  /** The coupons, how many of each, and until when or for how long each can be used. */
  contents: readonly { terms: CouponTerms; num: number; foot: string }[]
}

/** Coupons that come together: in a pack or a campaign. */
export function CouponContents({ title, contents }: Props) {
  return (
    <Card>
      <Heading level={2} look="title3">
        {title}
      </Heading>
      {contents.map(({ terms, num, foot }) => (
        <View key={terms.couponId} className={styles.content}>
          <CouponBrief terms={terms} foot={foot} end={<Text className={styles.num}>{`× ${num}`}</Text>} />
        </View>
      ))}
    </Card>
  )
}
