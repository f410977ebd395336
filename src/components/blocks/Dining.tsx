import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { diningData } from '@/contract/blocks'
import type { DiningType } from '@/contract/fields'
import type { StoreDetail } from '@/contract/store'
import type { MessageKey, Translate } from '@/i18n/messages'
import { Art } from '../Art'
import { classes } from '../classes'
import { Picture } from '../Picture'
import { Tap } from '../Tap'
import { useMoney } from '../useMoney'
import { useStores } from '../useStores'
import { useText } from '../useText'
import { takeWay, wayIsHere, WAYS } from '../ways'
import type { BlockProps } from './blockProps'
import styles from './Dining.module.scss'

/** The first two ways are drawn large, the others below them. */
const LARGE = 2

/** What a way says when the merchant has not said it. */
const HINTS: Record<Exclude<DiningType, 'delivery' | 'pickup'>, MessageKey> = {
  takeout: 'ways.packed',
  dineIn: 'ways.scan',
  fast: 'ways.noQueue',
}

/** Ways to order: those that the store offers and that have a page here. */
export const Dining = observer(function Dining({ data, onHero }: BlockProps<typeof diningData>) {
  const { shop, config } = useStores()
  const t = useText()
  const money = useMoney()
  const store = shop.info.value
  const ways = data.ways.filter(
    ({ type }) => wayIsHere(type) && (!store || store.dining.some((way) => way.type === type)),
  )
  if (ways.length === 0) return null

  return (
    <View className={classes(styles.card, onHero && styles.raised)}>
      {ways.map(({ type, title, text, image }, index) => {
        const large = index < LARGE
        return (
          <View
            key={type}
            className={classes(styles.place, large && ways.length > 1 && styles.half, !large && styles.below)}
          >
            <Tap
              className={classes(styles.tile, large ? styles.large : styles.small, styles[WAYS[type].tile])}
              onTap={() => takeWay(type, shop)}
            >
              <Text className={styles.title}>{title || t(WAYS[type].title)}</Text>
              <Text className={styles.text}>{text || hintOf(type, store, t, money)}</Text>
              <View className={styles.picture}>
                {image ? (
                  <Picture src={config.picture(image)} alt="" size="fill" eager />
                ) : (
                  <Art name={WAYS[type].art} size={large ? 104 : 76} />
                )}
              </View>
            </Tap>
          </View>
        )
      })}
    </View>
  )
})

function hintOf(
  type: DiningType,
  store: StoreDetail | undefined,
  t: Translate,
  money: (satang: number) => string,
): string {
  if (type !== 'delivery' && type !== 'pickup') return t(HINTS[type])
  if (!store) return ''
  const { min, max } = store.minutes
  if (type === 'pickup') return `${t('ways.readyIn')}\n${t('ways.readyMinutes', { min })}`
  const fee = store.dining.find((way) => way.type === type)?.feeFrom ?? 0
  return `${t('ways.minutes', { min, max })}\n${fee > 0 ? t('ways.feeFrom', { amount: money(fee) }) : t('ways.free')}`
}
