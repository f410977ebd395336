import './app.scss'
import './styles/target'
import { usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { StoresContext } from '@/components/useStores'
import { relaunch } from '@/platform/navigation'
import { createStores, startStores } from '@/stores/root'

const stores = createStores()
startStores(stores)

/** The app: hands the stores to every page. */
export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => relaunch('/pages/other/missing'))
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>
}
