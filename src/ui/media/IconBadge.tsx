import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from './Icon'
import type { IconName } from './iconNames'
import styles from './IconBadge.module.scss'

interface Props {
  icon: IconName
  tone?: 'neutral' | 'brand' | 'green' | 'amber' | 'red' | 'gold'
  /** 40 beside a row, 64 above a message. */
  size?: 'small' | 'large'
}

/** A glyph on a circle. */
export function IconBadge({ icon, tone = 'neutral', size = 'large' }: Props) {
  return (
    <View className={classes(styles.iconBadge, styles[tone], styles[size])}>
      <Icon name={icon} />
    </View>
  )
}
