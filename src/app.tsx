import './app.scss'
import './styles/target'
import { useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { StoresContext } from './hooks/useStores'
import { pathOf } from './domain/navigation/tabBar'
import { openedAnew, uncoverPages } from './platform/device/boot'
import { watchOverlayHistory } from './platform/navigation/overlayHistory'
import { noteEntry } from './platform/navigation/entryCode'
import { readReturn } from './platform/auth/loginReturn'
import { relaunch } from './platform/navigation/navigation'
import { decodeQuery } from './platform/navigation/query'
import { prefetchFirstPage } from './stores/cache/prefetchFirstPage'
import { createStores, startStores } from '@/stores/root'

readReturn()
const stores = createStores()
startStores(stores)
uncoverPages()
watchOverlayHistory()

/** The app: hands the stores to every page. */
export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path, query }) => {
    const asked = decodeQuery(query ?? {})
    prefetchFirstPage(stores, `/${path.replace(/^\//, '')}`, asked)
    if (pathOf(path) === '/pages/index/index' && Object.keys(asked).length === 0 && openedAnew()) stores.splash.launch()
  })
  useDidShow((entry) => {
    noteEntry(entry ?? {})
    // Without network the last good copy does.
    void stores.config.refresh().catch(() => undefined)
  })
  usePageNotFound(() => relaunch('/pages/other/missing'))
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>
}
