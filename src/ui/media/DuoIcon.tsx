import { View } from '@tarojs/components'
import { Icon } from './Icon'
import type { DuoName, IconName } from './iconNames'
import styles from './DuoIcon.module.scss'

interface Props {
  name: DuoName
}

/** A duotone glyph: ink lines over a soft brand colour. For the grid of services. */
export function DuoIcon({ name }: Props) {
  const ground: IconName = `${name}-d`
  return (
    <View className={styles.duo}>
      <Icon name={ground} className={styles.ground} />
      <Icon name={name} className={styles.lines} />
    </View>
  )
}
