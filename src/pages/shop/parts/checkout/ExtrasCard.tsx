import { observer } from 'mobx-react-lite'
import { Card } from '@/components/Card'
import { Row } from '@/components/Row'
import { Toggle } from '@/components/Toggle'
import { useText } from '@/components/useText'
import type { CheckoutModel } from '../../out/pay-order.model'
import { NoteRow } from './NoteRow'

/** The note to the kitchen, and whether cutlery is wanted. */
export const ExtrasCard = observer(function ExtrasCard({ model }: { model: CheckoutModel }) {
  const t = useText()
  return (
    <Card>
      <NoteRow />
      <Row
        icon="fork-knife"
        title={t('checkout.cutlery')}
        hint={t('checkout.cutleryHint')}
        end={<Toggle label={t('checkout.cutlery')} on={model.cutlery} onChange={model.toggleCutlery} />}
      />
    </Card>
  )
})
