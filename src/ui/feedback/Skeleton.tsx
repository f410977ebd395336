import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { unread } from '@/ui/aria'
import { classes } from '@/ui/classes'
import styles from './Skeleton.module.scss'

interface BarProps {
  /** Width as a share of the row. */
  width?: 25 | 33 | 50 | 66 | 75 | 100
  /** Shape of the placeholder: text line, heading, button, circle, menu picture, card, or all of its place. */
  shape?: 'text' | 'title' | 'button' | 'round' | 'picture' | 'card' | 'fill'
}

/** One bar of a skeleton. */
export function Bar({ width = 100, shape = 'text' }: BarProps) {
  return <View className={classes(styles.bar, styles[shape], styles[`w${width}`])} />
}

interface SkeletonProps {
  /** Number of rows. */
  rows?: number
  /** The bars of one row; a menu row by default: picture, two lines, price. */
  children?: ReactNode
}

/** Skeleton of a list with a shimmer effect. Hidden from screen readers. */
export function Skeleton({ rows = 4, children }: SkeletonProps) {
  return (
    <View className={styles.list} {...unread}>
      {Array.from({ length: rows }, (_, index) => (
        <View key={`row${index}`} className={styles.row}>
          {children ?? <MenuRow />}
        </View>
      ))}
    </View>
  )
}

/** Skeleton of a list of cards. */
export const CardSkeleton = ({ rows }: { rows: number }) => (
  <Skeleton rows={rows}>
    <Bar shape="card" />
  </Skeleton>
)

function MenuRow() {
  return (
    <>
      <Bar shape="picture" />
      <View className={styles.lines}>
        <Bar width={66} />
        <Bar />
        <Bar width={50} />
        <Bar width={25} shape="title" />
      </View>
    </>
  )
}
