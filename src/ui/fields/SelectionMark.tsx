import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import styles from './SelectionMark.module.scss'

interface Props {
  /** Round for one of many, square for any of many. */
  kind: 'radio' | 'check'
  on: boolean
  /** Cannot be chosen. */
  off?: boolean
}

/** Shows whether a row is chosen; the row is what is pressed. */
export function SelectionMark({ kind, on, off }: Props) {
  return (
    <View className={classes(styles.mark, styles[kind], on && styles.on, off && styles.off)}>
      {on && <Icon name="check-b" className={styles.tick} />}
    </View>
  )
}
