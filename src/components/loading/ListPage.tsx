import '@/i18n/en/list'
import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PagedList } from '@/stores/cache/pagedList'
import { errorText } from '@/stores/errorText'
import { Delayed } from './Loaded'
import { LoadError } from './LoadError'
import { Notice } from '@/ui/feedback/Notice'
import { useTrackDataAge } from '@/hooks/dataAge'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'

interface Props<T> {
  of: PagedList<T>
  skeleton: ReactNode
  /** Shown when the loaded list is empty. */
  empty: ReactNode
  /** One item. */
  children?: (item: T) => ReactNode
  /** All items, for a list in groups. */
  grouped?: (items: readonly T[]) => ReactNode
}

/** Renders a paged list: skeleton, items, further pages on scrolling, empty state, or error with retry. */
export const ListPage = observer(function ListPage<T>({ of, skeleton, empty, children, grouped }: Props<T>) {
  const t = useText()
  useTrackDataAge(of)
  useReachBottom(() => void of.more())

  if (of.empty) return <>{empty}</>
  if (of.items.length === 0 && of.error === undefined) return <Delayed>{skeleton}</Delayed>
  if (of.items.length === 0) return <LoadError of={of} />
  return (
    <View>
      {grouped ? grouped(of.items) : children && of.items.map(children)}
      {of.error !== undefined && (
        <Pressable onTap={() => void of.more()}>
          <Notice kind="error" text={`${errorText(of.error, t)} · ${t('common.retry')}`} />
        </Pressable>
      )}
      {of.error === undefined && <Notice kind="quiet" text={of.complete ? t('list.noMore') : t('list.loadingMore')} />}
    </View>
  )
}) as <T>(props: Props<T>) => ReactNode
