import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReserveSlots } from '@/contract/inStore/reserve'
import { useText } from '@/hooks/useText'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { useStayText } from './useStayText'
import styles from './Times.module.scss'

interface Props {
  slot: ReserveSlots['slots'][number]
  /** The stay is shorter than usual. */
  short: boolean
  on: boolean
  onTap: () => void
}

/** A time is noted when so few groups still fit. */
const FEW = 2

/** A time, with what is left of it; a full one stays visible. */
export const SlotTile = observer(function SlotTile({ slot: { time, left, minutes }, short, on, onTap }: Props) {
  const t = useText()
  const stay = useStayText()
  const full = left === 0
  const note = noteOf()
  return (
    <View className={styles.slotPlace}>
      <Pressable
        kind="radio"
        selected={on}
        disabled={full}
        label={[time, note].filter(Boolean).join(', ')}
        className={classes(styles.slot, on && styles.slotOn, full && styles.slotFull)}
        onTap={onTap}
      >
        <Text className={styles.slotTime}>{time}</Text>
        {note !== '' && <Text className={styles.slotNote}>{note}</Text>}
      </Pressable>
    </View>
  )

  function noteOf(): string {
    if (full) return t('reserve.full')
    if (short) return stay(minutes)
    return left <= FEW ? t('reserve.left', { count: left }) : ''
  }
})
