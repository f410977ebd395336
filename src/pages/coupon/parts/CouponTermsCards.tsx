import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CouponDishes } from '@/components/coupon/CouponDishes'
import { COUPON_SCENES } from '@/contract/constants/coupon'
import type { CouponTerms } from '@/contract/coupon/coupon'
import { go } from '@/platform/navigation/navigation'
import { Chip } from '@/ui/feedback/Chip'
import { BulletList } from '@/ui/layout/BulletList'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { useText } from '@/hooks/useText'
import { listText } from '@/i18n/listText'
import { rulesOf } from './couponRules'
import styles from './CouponDetail.module.scss'

interface Props {
  /** Id of the held coupon, or of the offered one. */
  couponId: string
  terms: CouponTerms
  dishes: readonly { id: string; name: string; image: string }[]
}

/** Where a coupon works, for which dishes, and its rules. */
export const CouponTermsCards = observer(function CouponTermsCards({ couponId, terms, dishes }: Props) {
  const t = useText()
  const { stores, scenes } = terms
  const names =
    stores.length === 0
      ? t('couponPages.allStores')
      : listText(
          stores.map(({ name }) => name),
          t,
        )
  const works = scenes.length === 0 ? COUPON_SCENES : scenes
  return (
    <>
      <Card>
        <Heading level={2} look="title3">
          {t('couponPages.where')}
        </Heading>
        <Row icon="storefront" title={names} onTap={() => go('/pages/shop/select/couponList', { couponId })} />
        <View className={styles.chips}>
          {works.map((scene) => (
            <Chip key={scene} spaced tone="green" icon="check">
              {t(`couponScene.${scene}`)}
            </Chip>
          ))}
        </View>
      </Card>
      <CouponDishes terms={terms} dishes={dishes} />
      <Card>
        <Heading level={2} look="title3">
          {t('couponPages.know')}
        </Heading>
        <BulletList lines={rulesOf(terms, t)} />
      </Card>
    </>
  )
})
