import './app.scss'
import './styles/target'
import { useDidShow, useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { StoresContext } from '@/components/useStores'
import { pathOf } from '@/domain/tabBar'
import { openedAnew, uncoverPages } from '@/platform/boot'
import { watchBack } from '@/platform/backSteps'
import { noteEntry } from '@/platform/entryCode'
import { readReturn } from '@/platform/loginReturn'
import { relaunch } from '@/platform/navigation'
import { decodeQuery } from '@/platform/query'
import { foresee } from '@/stores/firstPage'
import { createStores, startStores } from '@/stores/root'

readReturn()
const stores = createStores()
startStores(stores)
uncoverPages()
watchBack()

/** The app: hands the stores to every page. */
export default function App({ children }: PropsWithChildren) {
  useLaunch(({ path, query }) => {
    const asked = decodeQuery(query ?? {})
    foresee(stores, `/${path.replace(/^\//, '')}`, asked)
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
