import { observer } from 'mobx-react-lite'
import type { PropsWithChildren } from 'react'
import { StoresContext } from '@/components/useStores'
import { createStores, startStores } from '@/stores/root'
import './app.scss'

const stores = createStores()
startStores(stores)

/** Draws nothing until the texts of the stored language are there. */
const WhenReady = observer(function WhenReady({ children }: PropsWithChildren) {
  return <>{stores.locale.ready && children}</>
})

/** The app: hands the stores to every page. */
export default function App({ children }: PropsWithChildren) {
  return (
    <StoresContext.Provider value={stores}>
      <WhenReady>{children}</WhenReady>
    </StoresContext.Provider>
  )
}
