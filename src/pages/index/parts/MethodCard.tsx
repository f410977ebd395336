import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Art } from '@/ui/media/Art'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { art } from '@/ui/media/artFiles'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { ORDER_TYPES } from '@/components/store/orderTypes'
import type { DiningType } from '@/contract/fields'
import { unbroken } from '@/domain/text/nonBreaking'
import type { StoreInfo } from '@/contract/store/store'
import type { MessageKey } from '@/i18n/messages'
import styles from './MethodCard.module.scss'

interface Props {
  type: DiningType
  store: StoreInfo
  onTake: () => void
  /** Called for a dining type that the store does not offer. */
  onRefused: () => void
}

const TEXTS: Record<DiningType, MessageKey> = {
  delivery: 'method.delivery',
  pickup: 'method.pickup',
  takeout: 'method.takeout',
  dineIn: 'method.dineIn',
  fast: 'method.fast',
}

/** A card of a dining type. */
export const MethodCard = observer(function MethodCard({ type, store, onTake, onRefused }: Props) {
  const t = useText()
  const money = useMoney()
  const offer = store.dining.find((each) => each.type === type)
  const minimum = offer && offer.minAmount > 0 && t('method.minimum', { amount: money(offer.minAmount) })
  const text = [store.isOpen ? t(TEXTS[type], store.minutes) : store.businessText, minimum].filter(Boolean).join(' · ')

  return (
    <Pressable
      className={classes(styles.card, offer ? styles[ORDER_TYPES[type].tile] : styles.off)}
      disabled={!offer}
      onTap={onTake}
      onRefused={onRefused}
    >
      <View className={styles.texts}>
        <Text className={styles.title}>{t(ORDER_TYPES[type].title)}</Text>
        <Text className={styles.text}>{offer ? unbroken(text) : t('method.notOffered')}</Text>
      </View>
      <View className={styles.art}>
        <Art src={art[ORDER_TYPES[type].art]} size={76} />
      </View>
      {offer && <Icon name="caret-right" size={16} tone="ink3" />}
    </Pressable>
  )
})
