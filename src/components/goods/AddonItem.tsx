import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { GoodsDetail } from '@/contract/goods/goods'
import { classes } from '@/ui/classes'
import { Chip } from '@/ui/feedback/Chip'
import { SelectionMark } from '@/ui/fields/SelectionMark'
import { Picture } from '@/ui/media/Picture'
import { Stepper } from '@/ui/fields/Stepper'
import { Pressable } from '@/ui/actions/Pressable'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './Addon.module.scss'

interface Props {
  item: GoodsDetail['addons'][number]['items'][number]
  num: number
  /** Current maximum quantity. */
  room: number
  /** Whether the quantity is at most one: the row is a checkbox. */
  single: boolean
  /** Whether items of the group have pictures: one without has a placeholder then. */
  pictured: boolean
  onChange: (num: number) => void
}

/** One add-on of a dish. */
export const AddonItem = observer(function AddonItem({ item, num, room, single, pictured, onChange }: Props) {
  const { config, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const soldOut = item.stock === 0
  const full = room === 0 && num === 0
  const price = item.price > 0 ? `+${money(item.price)}` : t('dish.free')
  const notifyLimit = () =>
    ui.notify(soldOut ? t('dish.soldOut') : t('dish.upTo', { num: Math.max(num, room) || item.max }))
  const content = (
    <>
      {pictured && <Picture src={config.picture(item.image)} alt="" size={44} faded={soldOut} />}
      <Text className={classes(styles.name, soldOut && styles.off)}>{item.name}</Text>
      {soldOut ? <Chip tone="neutral">{t('dish.soldOut')}</Chip> : <Text className={styles.price}>{price}</Text>}
    </>
  )
  if (single || soldOut) {
    return (
      <Pressable
        kind="checkbox"
        selected={num > 0}
        disabled={full}
        className={styles.item}
        onTap={() => onChange(num > 0 ? 0 : 1)}
        onRefused={notifyLimit}
      >
        {content}
        {!soldOut && <SelectionMark kind="check" on={num > 0} off={full} />}
      </Pressable>
    )
  }
  return (
    <View className={styles.item}>
      {content}
      <Stepper count={num} name={item.name} max={room} onChange={onChange} onLimit={notifyLimit} />
    </View>
  )
})
