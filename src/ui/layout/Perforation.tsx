import { View } from '@tarojs/components'
import styles from './Perforation.module.scss'

/** The line along which a card can be torn: dashes, and a notch in the page's colour at both edges. */
export function Perforation() {
  return <View className={styles.line} />
}
