import { leadsToEnabled } from '@/domain/config/featureFlags'
import { activeTab, pathOf, usableLayout } from '@/domain/navigation/tabBar'
import type { NavLayout } from '@/contract/config/forms'
import type { MessageKey } from '@/i18n/messages'
import { routes, type Path } from '@/routes'
import type { IconName } from '@/ui/media/iconNames'
import type { TabView } from './TabBarView'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Props of a page's tab bar. */
export interface Tabs {
  list: readonly (TabView & { url: string })[]
  /** Index of the page's tab; -1: the page has no bar. */
  active: number
  /** The bar floats above the edge of the screen. */
  lifted: boolean
  /** The merchant's style. */
  layout: NavLayout | undefined
}

interface DefaultTab {
  path: Path
  title: MessageKey
  icon: IconName
  selectedIcon: IconName
}

const DEFAULT_TABS: readonly DefaultTab[] = [
  { path: '/pages/index/index', title: 'tabs.home', icon: 'house', selectedIcon: 'house-f' },
  { path: '/pages/index/goods', title: 'tabs.menu', icon: 'fork-knife', selectedIcon: 'fork-knife-f' },
  { path: '/pages/index/order-index', title: 'tabs.orders', icon: 'receipt', selectedIcon: 'receipt-f' },
  { path: '/pages/index/my-index', title: 'tabs.me', icon: 'user', selectedIcon: 'user-f' },
]

/** Default icons of tabs without a picture. */
const OTHER = { icon: 'star', selectedIcon: 'star-f' } as const

/** The tabs of the server's layout, or the four default ones, and the index of the page's tab. The component must be an observer. */
export function useTabs(path: Path, query: Readonly<Record<string, string | undefined>>): Tabs {
  const { config } = useStores()
  const t = useText()
  const layout = usableLayout(config.forms.nav, (url) => leadsToEnabled(config.featureFlags, url))
  const list = layout
    ? layout.list.map(({ url, title, icon, selectedIcon }) => {
        const glyphs = DEFAULT_TABS.find((tab) => tab.path === pathOf(url)) ?? OTHER
        return {
          url,
          title,
          icon: glyphs.icon,
          selectedIcon: glyphs.selectedIcon,
          picture: config.picture(icon),
          selectedPicture: config.picture(selectedIcon),
        }
      })
    : DEFAULT_TABS.map((tab) => ({ ...tab, url: tab.path, title: t(tab.title) }))
  const urls = list.map(({ url }) => url)
  const active = activeTab(urls, { path, query, pinned: Boolean(routes[path].tab) }, layout?.selected)
  return { list, layout, active, lifted: active >= 0 && layout?.positionType === 'float' }
}
