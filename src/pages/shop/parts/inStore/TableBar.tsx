import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CartBarView, type CartHint } from '@/components/cart/CartBarView'
import { hintOf } from '@/components/cart/cartBarTexts'
import { AvatarGroup, MAX_FACES } from '@/components/table/AvatarGroup'
import { useAction } from '@/hooks/useAction'
import { useMoney } from '@/hooks/useMoney'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { Cart } from '@/contract/cart/cart'
import { linesByPerson, quantityOf, roundsOf, unpaidRound } from '@/domain/table/tableOrders'
import type { Translate } from '@/i18n/messages'
import { go } from '@/platform/navigation/navigation'
import type { TableStore } from '@/stores/table/table'
import { goBill, goOrder } from './inStoreNavigation'
import type { ScannedTable } from './useTable'
import styles from './Bar.module.scss'

interface Props {
  table: ScannedTable
  /** Opens the list of the table: the cart or the orders. */
  onOpen: (tab: 'toOrder' | 'ordered') => void
  /** Shows the category or dish that the order requires. */
  onChoose: (item: Cart['missing'][number]) => void
}

/** The cart bar of a table: participants, price, and the order button. With an empty cart, the placed orders. */
export const TableBar = observer(function TableBar(props: Props) {
  return useStores().carts.ins.goodsCount === 0 ? <OrderedBar {...props} /> : <ChosenBar {...props} />
})

const OrderedBar = observer(function OrderedBar({ table, onOpen }: Props) {
  const t = useText()
  const batches = roundsOf(table.session?.batches ?? [])
  const { bill } = table.session ?? {}
  const count = quantityOf(batches.flatMap(({ lines }) => lines))
  return (
    <CartBarView
      count={count}
      bag={<ParticipantAvatars people={table.participants} />}
      total={bill?.total ?? batches.reduce((sum, { payAmount }) => sum + payAmount, 0)}
      note={t('table.onBill', { count })}
      go={{ text: t('table.seeBill'), onTap: () => goBill(table.ref) }}
      hint={newsOf(table, t, () => onOpen('ordered'))}
      label={t('table.openCart')}
      onOpen={() => onOpen('ordered')}
    />
  )
})

const ChosenBar = observer(function ChosenBar({ table, onOpen, onChoose }: Props) {
  const { carts, ui } = useStores()
  const t = useText()
  const money = useMoney()
  const { ins } = carts
  const people = linesByPerson(ins.goodsList).map(({ person }) => person)
  const order = useAction(async () => {
    await ins.settled()
    goOrder(table.ref)
  })
  // The cart comes from the offline cache: its prices may be outdated.
  const old = ins.staleSince !== undefined
  const note = [t('cart.items', { count: ins.goodsCount })]
  if (people.length > MAX_FACES) note.push(t('table.people', { count: people.length }))
  const next = t(table.view?.payMode === 'payFirst' ? 'cart.checkout' : 'table.review')
  return (
    <CartBarView
      count={ins.goodsCount}
      bag={<ParticipantAvatars people={people} />}
      total={ins.content.goodsAmount}
      pending={ins.content.count === 0}
      note={note.join(' · ')}
      go={{
        text: old ? t('cart.offline') : next,
        disabled: old,
        busy: order.busy,
        onTap: () => void order.run(),
        onRefused: () => ui.notify(t('cart.offlineText')),
      }}
      hint={hintOf(ins.content, onChoose, t, money) ?? newsOf(table, t, () => onOpen('ordered'))}
      label={t('table.openCart')}
      onOpen={() => onOpen('toOrder')}
    />
  )
})

function ParticipantAvatars({ people }: { people: Parameters<typeof AvatarGroup>[0]['people'] }) {
  return (
    <View className={styles.crowd}>
      <AvatarGroup people={people} size={40} />
    </View>
  )
}

/** State of the last order: unpaid, or its progress. */
function newsOf({ session }: TableStore, t: Translate, onView: () => void): CartHint | undefined {
  const batches = session?.batches ?? []
  const unpaid = unpaidRound(batches)
  if (unpaid) {
    const { no, orderId } = unpaid
    const onAction = () => go('/pages/order/detail', { orderId })
    return { kind: 'warning', text: t('table.unpaid', { no }), action: t('table.pay'), onAction }
  }
  const [newest] = roundsOf(batches)
  if (!newest) return undefined
  const { no, stateFormat, lines } = newest
  const text = t('table.roundState', { no, state: stateFormat, count: quantityOf(lines) })
  return { kind: 'good', text, action: t('table.view'), onAction: onView }
}
