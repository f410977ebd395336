import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { InferOutput } from 'valibot'
import type { diningData } from '@/contract/config/blocks'
import type { DiningType } from '@/contract/fields'
import type { StoreDetail } from '@/contract/store/store'
import type { MessageKey, Translate } from '@/i18n/messages'
import { Art } from '@/ui/media/Art'
import { classes } from '@/ui/classes'
import { Picture } from '@/ui/media/Picture'
import { Pressable } from '@/ui/actions/Pressable'
import { art } from '@/ui/media/artFiles'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useOpenMenu } from '@/hooks/useOpenMenu'
import { useText } from '@/hooks/useText'
import { ORDER_TYPES } from '@/components/store/orderTypes'
import styles from './DiningTile.module.scss'

interface Props {
  tile: InferOutput<typeof diningData>['ways'][number]
  large: boolean
  /** Whether it is alone in its row, with less height. */
  low: boolean
}

/** Default texts of a dining type. */
const HINTS: Record<Exclude<DiningType, 'delivery' | 'pickup'>, MessageKey> = {
  takeout: 'orderType.packed',
  dineIn: 'orderType.scan',
  fast: 'orderType.noQueue',
}

/** Tile of a dining type that opens its menu, or the scanner for a table's code. */
export const DiningTile = observer(function DiningTile({ tile, large, low }: Props) {
  const { shop, config } = useStores()
  const t = useText()
  const money = useMoney()
  const takeWay = useOpenMenu()
  const { type, title, text, image } = tile
  return (
    <Pressable
      className={classes(
        styles.tile,
        large ? styles.large : styles.small,
        low && styles.low,
        styles[ORDER_TYPES[type].tile],
      )}
      onTap={() => takeWay(type)}
    >
      <Text className={styles.title}>{title || t(ORDER_TYPES[type].title)}</Text>
      <Text className={styles.text}>{text || hintOf(type, shop.info.value, t, money)}</Text>
      <View className={styles.picture}>
        {image ? (
          <Picture src={config.picture(image)} alt="" size="fill" eager />
        ) : (
          <Art src={art[ORDER_TYPES[type].art]} size={large ? 104 : 68} />
        )}
      </View>
    </Pressable>
  )
})

function hintOf(
  type: DiningType,
  store: StoreDetail | undefined,
  t: Translate,
  money: (satang: number) => string,
): string {
  if (type !== 'delivery' && type !== 'pickup') return t(HINTS[type])
  if (!store?.isOpen) return store ? store.businessText.replace(' ', '\n') : ''
  const { min, max } = store.minutes
  if (type === 'pickup') return `${t('orderType.readyIn')}\n${t('orderType.readyMinutes', { min })}`
  const fee = store.dining.find((offer) => offer.type === type)?.feeFrom ?? 0
  return `${t('orderType.minutes', { min, max })}\n${fee > 0 ? t('orderType.feeFrom', { amount: money(fee) }) : t('orderType.free')}`
}
