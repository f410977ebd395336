import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ListPage } from '@/components/loading/ListPage'
import { monthText } from '@/domain/time/monthText'
import { useStores } from '@/hooks/useStores'
import type { PagedList } from '@/stores/cache/pagedList'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import styles from './Records.module.scss'

interface Props<T> {
  of: PagedList<T>
  /** The day of an item in the restaurant's time, `YYYY-MM-DD…`. */
  dayOf: (item: T) => string
  /** The sums of a month `YYYY-MM`, for its head. */
  sumsOf: (month: string) => string
  empty: ReactNode
  children: (item: T) => ReactNode
}

/** Changes of an account, newest first: a card for each month, below its name and sums. */
export const MonthList = observer(function MonthList<T>({ of, dayOf, sumsOf, empty, children }: Props<T>) {
  const { locale } = useStores()
  const skeleton = <CardSkeleton rows={5} />
  return (
    <ListPage
      of={of}
      skeleton={skeleton}
      empty={empty}
      grouped={(items) =>
        monthsOf(items, dayOf).map(([month, own]) => (
          <View key={month}>
            <View className={styles.month}>
              <Heading level={2} look="title3">
                {monthText(month, locale.current)}
              </Heading>
              <Text className={styles.caption}>{sumsOf(month)}</Text>
            </View>
            <Card>{own.map(children)}</Card>
          </View>
        ))
      }
    />
  )
}) as <T>(props: Props<T>) => ReactNode

/** The items of each month, in their order. */
function monthsOf<T>(items: readonly T[], dayOf: (item: T) => string): [month: string, items: T[]][] {
  const months = new Map<string, T[]>()
  for (const item of items) {
    const month = dayOf(item).slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), item])
  }
  return [...months]
}
