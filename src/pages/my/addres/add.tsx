import { useEffect, useState } from 'react'
import '@/i18n/en/addresses'
import '@/i18n/en/place'
import { addressApi } from '@/api/endpoints/address'
import { storeApi } from '@/api/endpoints/store'
import { Loaded } from '@/components/loading/Loaded'
import { Modal } from '@/ui/overlays/Modal'
import { screen, type PageProps } from '@/shell/screen'
import { Bar, Skeleton } from '@/ui/feedback/Skeleton'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { coordinatesOf } from '@/domain/address/nearby'
import { randomId } from '@/domain/text/randomId'
import { back } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { AddressModel } from './add.model'
import { AddressForm } from './parts/AddressForm'
import { RemoveAddress } from './parts/RemoveAddress'

const LIST = '/pages/my/addres/addresses'

/** Adds an address, or changes one. */
function AddressPage({ query }: PageProps<'/pages/my/addres/add'>) {
  const { delivery, ui } = useStores()
  const t = useText()
  const [model] = useState(() => new AddressModel(addressApi, storeApi, randomId, query.addressId))
  const [removing, setRemoving] = useState(false)
  useEffect(() => {
    const place = coordinatesOf(query)
    if (model.addressId) void model.opened.load()
    else if (place) void model.takePicked({ ...place, label: query.address ?? '' })
  }, [model, query])

  const save = useAction(async () => {
    const saved = await model.save()
    if (!saved) return
    if (delivery.maddress?.id === saved.id) delivery.choose(saved)
    ui.notify(t('address.saved'), 'success')
    back(LIST)
  })
  const notifyError = () => {
    model.acknowledge()
    if (model.wrong) reveal(model.wrong.field)
  }
  const form = (
    <AddressForm
      model={model}
      saving={save.busy}
      onSave={() => void save.run()}
      onRemove={model.addressId ? () => setRemoving(true) : undefined}
    />
  )
  const bars = (
    <Skeleton rows={5}>
      <Bar shape="button" />
    </Skeleton>
  )
  return (
    <>
      {model.addressId ? (
        <Loaded of={model.opened} skeleton={bars}>
          {() => form}
        </Loaded>
      ) : (
        form
      )}
      {model.failure && (
        <Modal
          icon="pencil-simple"
          title={t('address.checkTitle')}
          text={t(`address.${model.failure.tip}`)}
          actionText={t('common.confirm')}
          onSafe={notifyError}
          onAction={notifyError}
        />
      )}
      {removing && model.addressId && (
        <RemoveAddress addressId={model.addressId} onKeep={() => setRemoving(false)} onRemoved={() => back(LIST)} />
      )}
    </>
  )
}

export default screen('/pages/my/addres/add', AddressPage)
