import './app.scss'
import './styles/target'
import { usePageNotFound } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import type { PropsWithChildren } from 'react'
import { StoresContext } from '@/components/useStores'
import { relaunch } from '@/platform/navigation'
import { createStores, startStores } from '@/stores/root'

const stores = createStores()
startStores(stores)

/** Draws nothing until the texts of the stored language are there. */
const WhenReady = observer(function WhenReady({ children }: PropsWithChildren) {
  return <>{stores.locale.ready && children}</>
})

/** The app: hands the stores to every page. */
export default function App({ children }: PropsWithChildren) {
  usePageNotFound(() => relaunch('/pages/other/missing'))
  return (
    <StoresContext.Provider value={stores}>
      <WhenReady>{children}</WhenReady>
    </StoresContext.Provider>
  )
}
