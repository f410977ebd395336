import { reaction } from 'mobx'
import { useEffect } from 'react'
import { tableNews } from '@/domain/table/tableNews'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { TableNews } from '@/domain/table/tableNews'
import type { TableStore } from '@/stores/table/table'

/** Shows a toast when another participant adds a dish while the guest views the menu. */
export function useTableNews(table: TableStore): void {
  const { ui } = useStores()
  const t = useText()
  const notifyNews = useEventCallback(({ name, dish }: TableNews) => ui.notify(t('table.added', { name, dish })))
  useEffect(
    () =>
      reaction(
        // A cached cart may be hours old.
        () => (table.staleSince === undefined ? table.session?.cart?.cart : undefined),
        (after, before) => {
          const news = after && before && tableNews(before, after)
          if (news) notifyNews(news)
        },
      ),
    [table, notifyNews],
  )
}
