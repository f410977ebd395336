import { observer } from 'mobx-react-lite'
import { activeTab, pathOf, usableLayout } from '@/domain/tabBar'
import type { MessageKey } from '@/i18n/messages'
import { vibrate } from '@/platform/device'
import type { Path } from '@/routes'
import type { IconName } from './iconNames'
import { TabBarView, type TabView } from './TabBarView'
import { useFollow } from './useFollow'
import { useStores } from './useStores'
import { useText } from './useText'

/** Taps closer together than this are one tap, milliseconds (specification §2). */
const THROTTLE_MS = 500
/** Every page draws a bar of its own, but to the guest it is one. */
let tappedAt = 0

const DEFAULT_TABS: { path: Path; title: MessageKey; icon: IconName; selectedIcon: IconName }[] = [
  { path: '/pages/index/index', title: 'tabs.home', icon: 'house', selectedIcon: 'house-f' },
  { path: '/pages/index/goods', title: 'tabs.menu', icon: 'fork-knife', selectedIcon: 'fork-knife-f' },
  { path: '/pages/index/order-index', title: 'tabs.orders', icon: 'receipt', selectedIcon: 'receipt-f' },
  { path: '/pages/index/my-index', title: 'tabs.me', icon: 'user', selectedIcon: 'user-f' },
]

/** The bottom bar of the tab pages: four tabs, or what the server's layout says. Draws nothing on other pages. */
export const TabBar = observer(function TabBar({ path }: { path: string }) {
  const { config, orders } = useStores()
  const t = useText()
  const follow = useFollow()
  const layout = usableLayout(config.forms.nav)
  const tabs: (TabView & { url: string })[] = layout
    ? layout.list.map((tab) => ({
        url: tab.url,
        title: tab.title,
        picture: config.picture(tab.icon),
        selectedPicture: config.picture(tab.selectedIcon),
      }))
    : DEFAULT_TABS.map((tab) => ({ ...tab, url: tab.path, title: t(tab.title) }))
  const active = activeTab(
    tabs.map((tab) => tab.url),
    path,
  )
  if (active < 0) return null

  const select = (index: number) => {
    const now = Date.now()
    if (now - tappedAt < THROTTLE_MS) return
    tappedAt = now
    if (index === active) vibrate()
    else follow(tabs[index]?.url ?? '')
  }
  const ordersAt = tabs.findIndex((tab) => pathOf(tab.url) === '/pages/index/order-index')

  return (
    <TabBarView
      label={t('tabs.label')}
      tabs={tabs.map((tab, index) => (index === ordersAt ? { ...tab, badge: orders.total } : tab))}
      active={active}
      colours={layout}
      onSelect={select}
    />
  )
})
