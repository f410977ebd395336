import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/couponPack'
import type { CouponPack } from '@/contract/couponPack'
import { packWorth } from '@/domain/coupon/packWorth'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import styles from './PackRow.module.scss'

/** A coupon pack in a list; a tap opens it. */
export const PackRow = observer(function PackRow({ pack }: { pack: CouponPack }) {
  const { config } = useStores()
  const t = useText()
  const money = useMoney()
  const { num } = packWorth(pack.coupons, pack.price)
  const facts = [t('couponPack.count', { count: num }), pack.tagline].filter(Boolean).join(' · ')
  return (
    <Pressable className={styles.row} onTap={() => go('/pages/other/rollPackage/rolldl', { id: pack.id })}>
      <Picture src={config.picture(pack.image)} alt="" size={60} tile="sage" />
      <View className={styles.texts}>
        <Text className={styles.name}>{pack.name}</Text>
        <Text className={styles.facts}>{facts}</Text>
        {pack.buyState !== 'can' && <Text className={styles.facts}>{t(`couponPack.${pack.buyState}`)}</Text>}
      </View>
      <Text className={styles.price}>{money(pack.price)}</Text>
      <Icon name="caret-right" size={16} className={styles.caret} />
    </Pressable>
  )
})
