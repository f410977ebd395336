import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { unread } from '@/ui/aria'
import { Card } from '@/ui/layout/Card'

/** Skeleton of three cards, each with these bars. Hidden from screen readers. */
export function SkeletonCards({ children }: { children: ReactNode }) {
  return (
    <View {...unread}>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>{children}</Card>
      ))}
    </View>
  )
}
