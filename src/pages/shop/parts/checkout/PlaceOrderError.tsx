import { observer } from 'mobx-react-lite'
import { Modal } from '@/ui/overlays/Modal'
import { useText } from '@/hooks/useText'
import { reveal } from '@/platform/navigation/reveal'
import type { Placing, Quoted } from './placing.model'

/** Id of the element of a checkout's field, which is revealed when the order is refused for it. */
export const fieldId = (field: string) => `field-${field}`

interface Props {
  placing: Placing<object, Quoted>
  /** Leads to the required dishes that the order lacks. */
  addMissing?: () => void
}

/** Why an order cannot be placed; its button leads to what is missing or wrong. */
export const PlaceOrderError = observer(function PlacingRefusal({ placing, addMissing }: Props) {
  const t = useText()
  const { refusal, failing, acknowledge } = placing
  if (!refusal) return null
  const missing = failing === 'missing' && addMissing
  const proceed = () => {
    acknowledge()
    if (missing) missing()
    else reveal(fieldId(failing))
  }
  return (
    <Modal
      icon="info"
      title={t('common.notice')}
      text={refusal}
      actionText={t(missing ? 'checkout.addThem' : 'common.confirm')}
      onSafe={acknowledge}
      onAction={proceed}
    />
  )
})
