import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Row } from '@/ui/layout/Row'
import { ToggleMark } from '@/ui/fields/Toggle'
import { useText } from '@/hooks/useText'
import type { CheckoutModel } from '../../out/pay-order.model'
import { RemarkRow } from './RemarkRow'

/** The note to the kitchen, and whether cutlery is wanted. */
export const ExtrasCard = observer(function ExtrasCard({ model }: { model: CheckoutModel }) {
  const t = useText()
  return (
    <Card>
      <RemarkRow />
      <Row
        icon="fork-knife"
        title={t('checkout.cutlery')}
        hint={t('checkout.cutleryHint')}
        kind="switch"
        label={t('checkout.cutlery')}
        selected={model.cutlery}
        end={<ToggleMark on={model.cutlery} />}
        onTap={model.toggleCutlery}
      />
    </Card>
  )
})
