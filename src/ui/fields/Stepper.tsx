import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '@/ui/classes'
import { useUi } from '@/ui/uiContext'
import { Icon } from '@/ui/media/Icon'
import { FIRST_COUNT, KEEP_MOUNTED, displayIf } from '@/ui/layout/keepMounted'
import { Pressable } from '@/ui/actions/Pressable'
import styles from './Stepper.module.scss'

/** Remounting plays the bump animation; in mini-programs that would send more data than the new count. */
const ANIMATES_COUNT = process.env.TARO_ENV === 'h5'

interface Props {
  count: number
  /** Accessible name: the counted product. */
  name: string
  onChange: (count: number) => void
  /** Minimum count. At 0 only the plus is drawn. */
  min?: number
  max?: number
  /** Called for a tap on plus at the maximum, to explain the limit. */
  onLimit?: () => void
  size?: 'normal' | 'large'
}

/** A stepper: minus, count, plus. */
export const Stepper = observer(function Stepper({
  count,
  name,
  onChange,
  min = 0,
  max = Infinity,
  onLimit,
  size = 'normal',
}: Props) {
  const { text } = useUi()
  const full = count >= max
  return (
    <View className={classes(styles.stepper, size === 'large' && styles.large)}>
      {(count > 0 || KEEP_MOUNTED) && <Some count={count} min={min} name={name} onChange={onChange} />}
      <Pressable
        className={classes(styles.step, full ? styles.full : styles.plus)}
        label={`${text('add')}: ${name}`}
        disabled={full}
        onTap={() => onChange(count + 1)}
        onRefused={onLimit}
      >
        <Icon name="plus-b" />
      </Pressable>
    </View>
  )
})

/** The count and the minus button. */
const Some = observer(function Some({
  count,
  min,
  name,
  onChange,
}: Required<Pick<Props, 'count' | 'min' | 'name' | 'onChange'>>) {
  const { text } = useUi()
  const still = count <= min && count > 0
  return (
    <View className={styles.some} style={displayIf(count > 0)}>
      <Pressable
        className={classes(styles.step, styles.minus, still && styles.still)}
        label={`${text('less')}: ${name}`}
        disabled={still}
        onTap={() => onChange(count - 1)}
      >
        <Icon name="minus-b" />
      </Pressable>
      <Text key={ANIMATES_COUNT ? count : 'count'} className={styles.count}>
        {count || FIRST_COUNT}
      </Text>
    </View>
  )
})
