import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { AddedNote } from '@/components/cart/AddedNote'
import { Card } from '@/ui/layout/Card'
import type { IconName } from '@/ui/media/iconNames'
import { Notice } from '@/ui/feedback/Notice'
import { Row } from '@/ui/layout/Row'
import { Segment } from '@/ui/fields/Segment'
import { Toggle } from '@/ui/fields/Toggle'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import type { InStoreCheckout } from '@/contract/inStore/inStore'
import type { DineInOrderModel } from '@/pages/shop/in/pay-order.model'
import { paidAtOnce } from '@/domain/money/payChoice'
import { MemberMoneyCard } from '@/pages/shop/parts/checkout/MemberMoneyCard'
import { RemarkRow } from '@/pages/shop/parts/checkout/RemarkRow'
import { PayWithCard } from '@/pages/shop/parts/checkout/PayWithCard'
import { PlaceOrderDock } from '@/pages/shop/parts/checkout/PlaceOrderDock'
import { SummaryCard } from '@/pages/shop/parts/checkout/SummaryCard'
import { ParticipantLines } from './ParticipantLines'
import type { ScannedTable } from './useTable'
import styles from './DineIn.module.scss'

interface Props {
  model: DineInOrderModel
  checkout: InStoreCheckout
  place: { icon: IconName; title: string; hint: string }
  table: ScannedTable | undefined
  busy: boolean
  onPlace: () => void
}

/** The dine-in checkout form: table, dishes by participant, note, amounts, payment method, and the button that places the order. */
export const DineInForm = observer(function DineInForm({ model, checkout, place, table, busy, onPlace }: Props) {
  const t = useText()
  const { placing } = model
  const later = checkout.payTypes.length === 0
  return (
    <View className={styles.form}>
      {table && <OrderScope model={model} table={table} />}
      <Card>
        <Row {...place} />
        <ParticipantLines lines={checkout.lines} />
      </Card>
      <AddedNote added={checkout.added} />
      <MemberMoneyCard choice={model.memberMoney} checkout={checkout} />
      <Extras model={model} shared={table !== undefined} />
      <SummaryCard quote={checkout.quote} />
      {later && <Notice kind="info" text={t('dineIn.onBill')} />}
      {!later && !paidAtOnce(checkout.quote) && <PayWithCard placing={placing} />}
      <PlaceOrderDock
        quote={checkout.quote}
        text={errorText(later, placing.payType === 'offline', t)}
        hint={later ? t('dineIn.payLater') : undefined}
        busy={busy || placing.checkout.loading}
        onPlace={onPlace}
      />
    </View>
  )
})

function errorText(later: boolean, atCounter: boolean, t: ReturnType<typeof useText>): string {
  if (later) return t('dineIn.send')
  return t(atCounter ? 'checkout.placeOrder' : 'checkout.payNow')
}

/** Choice of own dishes or all dishes, when several participants have chosen and each order is paid in advance. */
const OrderScope = observer(function OrderScope({ model, table }: { model: DineInOrderModel; table: ScannedTable }) {
  const t = useText()
  const choose = useAction(model.choose)
  const shared = table.session?.cart.cart.some(({ addedBy }) => addedBy && !addedBy.me)
  if (!shared || table.view?.payMode !== 'payFirst') return null
  return (
    <View className={styles.participant}>
      <Segment
        label={t('dineIn.whose')}
        options={[
          { key: 'mine', label: t('dineIn.mine') },
          { key: 'all', label: t('dineIn.all') },
        ]}
        value={model.scope ?? 'mine'}
        onChange={(scope) => void choose.run(scope)}
      />
    </View>
  )
})

const Extras = observer(function Extras({ model, shared }: { model: DineInOrderModel; shared: boolean }) {
  const t = useText()
  const pack = useAction(model.pack)
  const all = !shared || model.scope === 'all' || model.placing.checkout.value?.payTypes.length === 0
  return (
    <Card>
      <RemarkRow />
      <Row
        icon="tote"
        title={t('dineIn.pack')}
        hint={t('dineIn.packHint')}
        end={
          <Toggle
            label={t('dineIn.pack')}
            on={model.packed}
            disabled={pack.busy}
            onChange={(on) => void pack.run(on, all ? 'all' : 'mine')}
          />
        }
      />
    </Card>
  )
})
