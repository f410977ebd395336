import { View } from '@tarojs/components'
import { roleOf } from '@/ui/aria'
import { LOOKS, type HeadingProps } from './headingLooks'
import styles from './Heading.module.scss'

/** A heading. */
export function Heading({ level = 2, look = LOOKS[level], children }: HeadingProps) {
  return (
    <View className={styles[look]} {...roleOf('heading')}>
      {children}
    </View>
  )
}
