import { useState } from 'react'
import { personPayApi } from '@/api/endpoints/personPay'
import { screen, type PageProps } from '@/shell/screen'
import { observer } from 'mobx-react-lite'
import { Loaded } from '@/components/loading/Loaded'
import { useOnShow } from '@/hooks/useOnShow'
import { usePrivacyPrompt } from '@/hooks/usePrivacyPrompt'
import { useStores } from '@/hooks/useStores'
import type { StoreDetail } from '@/contract/store/store'
import { randomId } from '@/domain/text/randomId'
import * as storage from '@/platform/storage/storage'
import '@/i18n/en/checkout'
import '@/i18n/en/home'
import '@/i18n/en/orders'
import '@/i18n/en/till'
import { WithStore } from '@/components/store/WithStore'
import { TillForm } from '../parts/bill/TillForm'
import { CheckoutSkeleton } from '../parts/checkout/CheckoutSkeleton'
import { PlaceOrderError } from '../parts/checkout/PlaceOrderError'
import { TillModel } from './dmf.model'

/** `dmf`: a bill of the till is paid by phone, in the store that was scanned or chosen. */
function Till({ query: { storeId } }: PageProps<'/pages/shop/in/dmf'>) {
  usePrivacyPrompt()
  return (
    <WithStore storeId={storeId} skeleton={<CheckoutSkeleton />}>
      {(store) => <Bill key={store.id} store={store} />}
    </WithStore>
  )
}

const Bill = observer(function Bill({ store }: { store: StoreDetail }) {
  const { locale } = useStores()
  const [model] = useState(() => new TillModel(personPayApi, store.id, { ...storage, newKey: randomId }))
  useOnShow(() => void model.placing.checkout.load(), locale.wanted)
  return (
    <>
      <Loaded of={model.placing.checkout} skeleton={<CheckoutSkeleton />}>
        {(checkout) => <TillForm model={model} store={store} checkout={checkout} />}
      </Loaded>
      <PlaceOrderError placing={model.placing} />
    </>
  )
})

export default screen('/pages/shop/in/dmf', Till)
