import { addBuiltIns } from '@/platform/device/builtIns'
import './app.scss'
import './styles/target'
import { useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { AppProviders } from '@/shell/AppProviders'
import { startMotion } from '@/shell/startMotion'
import { watchOverlays } from '@/shell/watchOverlays'
import { pathOf } from '@/domain/navigation/tabBar'
import { openedAnew, preloadFonts, uncoverPages } from '@/platform/device/boot'
import { noteEntry } from '@/platform/navigation/entryCode'
import { readReturn } from '@/platform/auth/loginReturn'
import { readPayReturn } from '@/platform/payment/payReturn'
import { relaunch } from '@/platform/navigation/navigation'
import { decodeQuery } from '@/platform/navigation/query'
import { prefetchFirstPage } from '@/stores/cache/prefetchFirstPage'
import { createStores, startStores } from '@/stores/root'

addBuiltIns()
preloadFonts()
readReturn()
readPayReturn()
const stores = createStores()
startStores(stores)
uncoverPages()
watchOverlays()
startMotion()

/** The app: provides the stores to every page. */
export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path, query }) => {
    const launchQuery = decodeQuery(query ?? {})
    prefetchFirstPage(stores, `/${path.replace(/^\//, '')}`, launchQuery)
    if (pathOf(path) === '/pages/index/index' && Object.keys(launchQuery).length === 0 && openedAnew())
      stores.splash.launch()
  })
  useDidShow((entry) => {
    noteEntry(entry ?? {})
    // Without network the cached configuration is used.
    void stores.config.refresh().catch(() => undefined)
  })
  usePageNotFound(() => relaunch('/pages/other/missing'))
  return <AppProviders stores={stores}>{children}</AppProviders>
}
