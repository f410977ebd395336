import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Art } from '@/ui/media/Art'
import styles from './InkHead.module.scss'

interface Props {
  /** A line over the figure. */
  label?: string
  /** The figure that the page is about, or a heading. */
  figure: ReactNode
  /** Unit after the figure. */
  unit?: string
  /** Lines under it; empty ones are left out. */
  hints?: readonly string[]
  /** An illustration at the end. */
  art?: string
  /** A button at the end, instead of an illustration. */
  action?: ReactNode
  /** What follows lies on the page, not as a card over the edge of the head. */
  flat?: boolean
  /** Content below, over the whole width. */
  children?: ReactNode
}

/** The dark top of a page about the member: what they have, over the first card. For pages whose `top` is `ink`. */
export function InkHead({ label, figure, unit, hints, art, action, flat, children }: Props) {
  return (
    <View className={classes(styles.head, flat && styles.flat)}>
      <View className={styles.line}>
        <View className={styles.texts}>
          {label && <Text className={styles.hint}>{label}</Text>}
          {typeof figure === 'string' ? (
            <View className={styles.amount}>
              <Text className={styles.figure}>{figure}</Text>
              {unit && <Text className={styles.unit}>{unit}</Text>}
            </View>
          ) : (
            figure
          )}
          {hints?.filter(Boolean).map((hint) => (
            <Text key={hint} className={styles.hint}>
              {hint}
            </Text>
          ))}
        </View>
        {art && <Art src={art} size={104} />}
        {action}
      </View>
      {children}
    </View>
  )
}
