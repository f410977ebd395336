import { View } from '@tarojs/components'
import styles from './Perforation.module.scss'

/** The perforation of a ticket: a dashed line with a notch in the page's colour at both ends. */
export function Perforation() {
  return <View className={styles.line} />
}
