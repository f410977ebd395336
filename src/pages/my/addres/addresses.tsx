import { useState } from 'react'
import '@/i18n/en/addresses'
import { addressApi } from '@/api/endpoints/address'
import { cartApi } from '@/api/endpoints/cart'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { Empty } from '@/ui/feedback/Empty'
import { Loaded } from '@/components/loading/Loaded'
import { screen, type PageProps } from '@/shell/screen'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { art } from '@/ui/media/artFiles'
import { useResource } from '@/hooks/useResource'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Address } from '@/contract/account/address'
import { back, go } from '@/platform/navigation/navigation'
import { AddressCard } from './parts/AddressCard'
import { RemoveAddress } from './parts/RemoveAddress'

/** The guest's addresses; opened with `pick`, one is chosen for the next order from the store. */
function Addresses({ query }: PageProps<'/pages/my/addres/addresses'>) {
  const { delivery, shop, ui } = useStores()
  const t = useText()
  const picking = Boolean(query.pick)
  // A parcel goes anywhere: no store has to deliver there.
  const storeId = query.pick === 'parcel' ? '' : (query.storeId ?? shop.id)
  const addresses = useResource(async () => {
    const { list } = picking && storeId ? await cartApi.addresses({ storeId }) : await addressApi.list({})
    return list
  })
  const [removing, setRemoving] = useState<Address>()

  const edit = ({ id }: Address) => go('/pages/my/addres/add', { addressId: id })
  const take = (address: Address) => {
    if (!picking) edit(address)
    else if (address.inRange === false)
      ui.notify(t('addresses.refused', { store: shop.info.value?.name ?? '' }), 'error')
    else {
      delivery.choose(address)
      back('/pages/index/goods')
    }
  }
  const bars = <CardSkeleton rows={3} />
  return (
    <>
      <Loaded of={addresses} skeleton={bars}>
        {(list) => (
          <>
            {list.length === 0 && (
              <Empty art={art.delivery} title={t('addresses.empty')} text={t('addresses.emptyText')} />
            )}
            {list.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                picked={picking ? delivery.maddress?.id === address.id : undefined}
                onTap={() => take(address)}
                onEdit={() => edit(address)}
                onRemove={() => setRemoving(address)}
              />
            ))}
          </>
        )}
      </Loaded>
      <Dock>
        <Button wide size="large" icon="plus" onTap={() => go('/pages/my/addres/add')}>
          {t('addresses.add')}
        </Button>
      </Dock>
      {removing && (
        <RemoveAddress
          addressId={removing.id}
          onKeep={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined)
            void addresses.load()
          }}
        />
      )}
    </>
  )
}

export default screen('/pages/my/addres/addresses', Addresses)
