import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CouponBrief } from '@/components/coupon/CouponBrief'
import type { CouponPack, PackContent } from '@/contract/couponPack'
import { dateText } from '@/domain/time/dateText'
import { lastMomentOf } from '@/domain/time/daysLeft'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import styles from './Pack.module.scss'

/** The coupons of a pack, each with how many there are and until when they can be used. */
export const PackContents = observer(function PackContents({ coupons }: Pick<CouponPack, 'coupons'>) {
  const t = useText()
  return (
    <Card>
      <Heading level={2} look="title3">
        {t('couponPack.inside')}
      </Heading>
      {coupons.map((content) => (
        <Content key={content.terms.couponId} content={content} />
      ))}
    </Card>
  )
})

const Content = observer(function Content({ content: { terms, num, endAt } }: { content: PackContent }) {
  const { locale } = useStores()
  const t = useText()
  return (
    <View className={styles.content}>
      <CouponBrief
        terms={terms}
        foot={t('couponPack.until', { date: dateText(lastMomentOf(endAt), locale.current) })}
        end={<Text className={styles.num}>{`× ${num}`}</Text>}
      />
    </View>
  )
})
