import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { COUPON_SCENES } from '@/contract/constants'
import type { CouponTerms } from '@/contract/coupon'
import { Chip } from '@/ui/feedback/Chip'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { Row } from '@/ui/layout/Row'
import { Scroll } from '@/ui/layout/Scroll'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { rulesOf } from './couponRules'
import styles from './CouponDetail.module.scss'

interface Props {
  terms: CouponTerms
  dishes: readonly { id: string; name: string; image: string }[]
}

/** Where a coupon works, for which dishes, and its rules. */
export const CouponTermsCards = observer(function CouponTermsCards({ terms, dishes }: Props) {
  const t = useText()
  const { stores, scenes } = terms
  const names = stores.length === 0 ? t('couponPages.allStores') : stores.map(({ name }) => name).join(', ')
  const works = scenes.length === 0 ? COUPON_SCENES : scenes
  return (
    <>
      <Card>
        <Heading level={2} look="title3">
          {t('couponPages.where')}
        </Heading>
        <Row icon="storefront" title={names} />
        <View className={styles.chips}>
          {works.map((scene) => (
            <Chip key={scene} spaced tone="green" icon="check">
              {t(`couponScene.${scene}`)}
            </Chip>
          ))}
        </View>
      </Card>
      {dishes.length > 0 && <Dishes terms={terms} dishes={dishes} />}
      <Card>
        <Heading level={2} look="title3">
          {t('couponPages.know')}
        </Heading>
        {rulesOf(terms, t).map((rule) => (
          <View key={rule} className={styles.rule}>
            <Text className={styles.dot}>•</Text>
            <Text>{rule}</Text>
          </View>
        ))}
      </Card>
    </>
  )
})

const Dishes = observer(function Dishes({ terms, dishes }: Props) {
  const { config } = useStores()
  const t = useText()
  return (
    <Card>
      <Heading level={2} look="title3">
        {terms.goodsRule === 'except' ? t('couponPages.dishesExcept') : t('couponPages.dishes')}
      </Heading>
      <Scroll axis="x" className={styles.dishes}>
        <View className={styles.dishRow}>
          {dishes.map(({ id, name, image }) => (
            <View key={id} className={styles.dish}>
              <Picture src={config.picture(image)} alt="" size={60} faded={terms.goodsRule === 'except'} />
              <Text className={styles.dishName}>{name}</Text>
            </View>
          ))}
        </View>
      </Scroll>
    </Card>
  )
})
