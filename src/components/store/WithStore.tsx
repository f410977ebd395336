import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Delayed, Loaded } from '@/components/loading/Loaded'
import { serverMessageOf } from '@/components/loading/serverMessage'
import { LoadError } from '@/components/loading/LoadError'
import { useStores } from '@/hooks/useStores'
import type { StoreDetail } from '@/contract/store/store'
import { ChooseStore } from './ChooseStore'

interface Props {
  /** The store of the link; the current one by default. Without either, the guest is asked to choose. */
  storeId: string | undefined
  skeleton: ReactNode
  children: (store: StoreDetail) => ReactNode
}

/** Selects a store and renders its content. Never shows another store than the requested one. */
export const WithStore = observer(function WithStore({ storeId, skeleton, children }: Props) {
  const { shop } = useStores()
  const named = storeId ?? shop.id
  useEffect(() => {
    if (named) void shop.start(named)
  }, [named, shop])
  const { info } = shop
  const store = info.value?.id === named ? info.value : undefined
  const refusal = serverMessageOf({ value: store, error: info.error, loading: info.loading })
  if (!named || refusal) return <ChooseStore title={refusal} />
  if (info.value && !store) {
    return info.error && !info.loading ? <LoadError of={info} /> : <Delayed>{skeleton}</Delayed>
  }
  return (
    <Loaded of={info} skeleton={skeleton}>
      {children}
    </Loaded>
  )
})
