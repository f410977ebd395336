import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import styles from './SelectionMark.module.scss'

interface Props {
  /** Round for a single choice, square for a multiple choice. */
  kind: 'radio' | 'check'
  on: boolean
  /** Not selectable. */
  off?: boolean
}

/** Selection mark of a row; the row itself is pressed. */
export function SelectionMark({ kind, on, off }: Props) {
  return (
    <View className={classes(styles.mark, styles[kind], on && styles.on, off && styles.off)}>
      {on && <Icon name="check-b" className={styles.tick} />}
    </View>
  )
}
