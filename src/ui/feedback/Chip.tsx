import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import styles from './Chip.module.scss'

interface Props {
  tone?: 'neutral' | 'brand' | 'green' | 'amber' | 'red' | 'blue' | 'gold'
  icon?: IconName
  /** Adds a margin after and below. */
  spaced?: boolean
  children: ReactNode
}

/** A short attribute: spicy, required, sold out. */
export function Chip({ tone = 'neutral', icon, spaced, children }: Props) {
  return (
    <View className={classes(styles.chip, styles[tone], spaced && styles.spaced)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <Text>{children}</Text>
    </View>
  )
}
