import { observer } from 'mobx-react-lite'
import { AddressBlock } from '@/components/address/AddressBlock'
import { useText } from '@/hooks/useText'
import { phoneText } from '@/domain/text/phoneText'
import type { Address } from '@/contract/account/address'
import { go } from '@/platform/navigation/navigation'

interface Props {
  storeId: string
  address: Address | null
  outOfRange: boolean
}

/** The delivery address; opens the address book. */
export const AddressRow = observer(function AddressRow({ storeId, address, outOfRange }: Props) {
  const t = useText()
  const shown = address && {
    text: `${address.address} ${address.houseNo}`,
    contact: `${address.contact} · ${phoneText(address.phone)}`,
    tag: t(`address.${address.label}`),
  }
  return (
    <AddressBlock
      address={shown ?? undefined}
      add={t('checkout.addAddress')}
      problem={outOfRange ? t('checkout.outOfRange') : undefined}
      change={t('checkout.change')}
      onTap={() => go('/pages/my/addres/addresses', { pick: '1', storeId })}
    />
  )
})
