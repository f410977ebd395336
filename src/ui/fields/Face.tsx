import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import styles from './Face.module.scss'

interface Props {
  level: number
  on: boolean
  small?: boolean | undefined
}

/** A drawn face: 1 is sad, 5 is delighted. Always decoration of a named radio. */
export function Face({ level, on, small }: Props) {
  return (
    <View className={classes(styles.face, small && styles.small, on && styles.on)}>
      <View className={styles.eyes} />
      <View className={classes(styles.mouth, styles[`m${level}`])} />
    </View>
  )
}
