import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponPick'
import '@/i18n/en/coupons'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { roleOf } from '@/ui/aria'
import { Notice } from '@/ui/feedback/Notice'
import { Heading } from '@/ui/layout/Heading'
import { CouponPickRow } from './CouponPickRow'
import type { CouponPicker } from './couponPicker.model'
import styles from './CouponPickList.module.scss'

/** The best combination as one sum, the usable coupons to choose from, and every other with its reason. */
export const CouponPickList = observer(function CouponPickList({ picker }: { picker: CouponPicker }) {
  const t = useText()
  const money = useMoney()
  const choose = useAction(picker.choose)
  const toggle = useAction(picker.toggle)
  const { usable, unusable, several, choice, isBest } = picker
  const best = t('couponPick.bestTogether', { amount: money(-choice.bestAmount) })
  return (
    <View>
      {usable.length > 0 && (
        <>
          <View className={styles.best}>
            <Notice
              kind="good"
              text={isBest ? `${best}. ${t('couponPick.picked')}` : best}
              {...(!isBest && { action: t('couponPick.useBest'), onAction: () => void choose.run(choice.best) })}
            />
          </View>
          <View className={styles.head}>
            <Heading level={3}>{t('couponPick.forOrder')}</Heading>
            {!several && <Text className={styles.rule}>{t('couponPick.one')}</Text>}
          </View>
          <View {...roleOf(several ? 'group' : 'radiogroup')} {...{ 'aria-label': t('couponPick.forOrder') }}>
            {usable.map((offer) => (
              <CouponPickRow
                key={offer.coupon.id}
                offer={offer}
                on={picker.isChosen(offer)}
                single={!several}
                replaced={several ? picker.replaced(offer) : []}
                onTap={() => void toggle.run(offer)}
              />
            ))}
          </View>
        </>
      )}
      {unusable.length > 0 && (
        <View className={styles.others}>
          <View className={styles.head}>
            <Heading level={3}>{t('couponPick.notForOrder')}</Heading>
          </View>
          {unusable.map((offer) => (
            <CouponPickRow key={offer.coupon.id} offer={offer} on={false} single replaced={[]} />
          ))}
        </View>
      )}
    </View>
  )
})
