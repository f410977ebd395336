import { observer } from 'mobx-react-lite'
import { pathOf } from '@/domain/navigation/tabBar'
import { throttle } from '@/domain/time/throttle'
import { vibrate } from '@/platform/device/device'
import { routes, type Path } from '@/routes'
import { TabBarView } from './TabBarView'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useStores } from '@/hooks/useStores'
import type { Tabs } from './useTabs'
import { useText } from '@/hooks/useText'

/** Throttles taps to one per 500 ms (specification §2), together for the tab bars of all pages. */
const admitTap = throttle(500)

/** The bar at the bottom of the pages that are tabs. */
export const TabBar = observer(function TabBar({ path, tabs }: { path: Path; tabs: Tabs }) {
  const { orders, theme } = useStores()
  const t = useText()
  const follow = useFollowLink()
  const { list, active, layout } = tabs

  const select = (index: number) => {
    if (!admitTap()) return
    if (index === active) vibrate()
    // Switching tabs never stacks pages, even when they are not tabs of the host.
    else follow(list[index]?.url ?? '', routes[path].tab ? 'push' : 'replace')
  }
  const ordersAt = list.findIndex((tab) => pathOf(tab.url) === '/pages/index/order-index')

  return (
    <TabBarView
      label={t('tabs.label')}
      tabs={list.map((tab, index) => (index === ordersAt ? { ...tab, badge: orders.total } : tab))}
      active={active}
      look={layout}
      dark={theme.dark}
      onSelect={select}
    />
  )
})
