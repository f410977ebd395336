import { observer } from 'mobx-react-lite'
import { addressApi } from '@/api/endpoints/address'
import { Confirm } from '@/components/actions/Confirm'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

interface Props {
  addressId: string
  onKeep: () => void
  onRemoved: () => void
}

/** Confirms and deletes an address. */
export const RemoveAddress = observer(function RemoveAddress({ addressId, onKeep, onRemoved }: Props) {
  const { delivery, ui } = useStores()
  const t = useText()
  const remove = async () => {
    await addressApi.remove({ addressId })
    if (delivery.maddress?.id === addressId) delivery.choose(undefined)
    ui.notify(t('address.removed'), 'success')
    onRemoved()
  }
  return (
    <Confirm
      icon="trash"
      title={t('address.removeTitle')}
      text={t('address.removeText')}
      safeText={t('address.keep')}
      actionText={t('addresses.delete')}
      destructive
      work={remove}
      onClose={onKeep}
    />
  )
})
