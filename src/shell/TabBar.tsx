import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { MAX_TABS, pathOf } from '@/domain/navigation/tabBar'
import { TAB_THROTTLE_MS, throttle } from '@/domain/time/throttle'
import { vibrate } from '@/platform/device/device'
import { routes, type Path } from '@/routes'
import { lazyOverlay } from './lazyOverlay'
import { TabBarView, type TabView } from './TabBarView'
import { useOnShow } from '@/hooks/useOnShow'
import { useFollowLink } from '@/hooks/useFollowLink'
import { useStores } from '@/hooks/useStores'
import type { Tabs } from './useTabs'
import { useText } from '@/hooks/useText'

const MoreTabs = lazyOverlay(async () => (await import('./MoreTabs')).MoreTabs)

/** Throttles taps together for the tab bars of all pages. */
const admitTap = throttle(TAB_THROTTLE_MS)

const isOrders = ({ url }: Tabs['list'][number]) => pathOf(url) === '/pages/index/order-index'

/** The bar at the bottom of the pages that are tabs. A sixth tab and further ones are under "More". */
export const TabBar = observer(function TabBar({ path, tabs: { list, active, layout } }: { path: Path; tabs: Tabs }) {
  const { orders, theme } = useStores()
  const t = useText()
  const follow = useFollowLink()
  const [open, setOpen] = useState(false)
  useOnShow(() => void orders.refresh())

  const select = (index: number) => {
    if (!admitTap()) return
    if (index === active) vibrate()
    // Switching tabs never stacks pages, even when they are not tabs of the host.
    else follow(list[index]?.url ?? '', routes[path].tab ? 'push' : 'replace')
  }
  const tabs = list.map((tab): TabView => (isOrders(tab) ? { ...tab, badge: orders.total } : tab))
  const rest = tabs.slice(MAX_TABS)
  const more = { title: t('common.more'), icon: 'caret-up', menu: true } as const

  return (
    <>
      <TabBarView
        label={t('tabs.label')}
        tabs={rest.length > 0 ? [...tabs.slice(0, MAX_TABS), more] : tabs}
        active={Math.min(active, MAX_TABS)}
        look={layout}
        dark={theme.dark}
        onSelect={(index) => (index < MAX_TABS ? select(index) : setOpen(true))}
      />
      {rest.length > 0 && (
        <MoreTabs
          open={open}
          tabs={rest}
          active={active - MAX_TABS}
          onSelect={(index) => {
            setOpen(false)
            select(index + MAX_TABS)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
})
