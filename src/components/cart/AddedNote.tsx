import { observer } from 'mobx-react-lite'
import type { Cart } from '@/contract/cart/cart'
import { Notice } from '@/ui/feedback/Notice'
import { useMoney } from '@/hooks/useMoney'
import { useText } from '@/hooks/useText'
import { listText } from '@/i18n/listText'

/** The required dishes that an order contains without having been chosen, with their amounts. */
export const AddedNote = observer(function AddedNote({ added }: Pick<Cart, 'added'>) {
  const t = useText()
  const money = useMoney()
  if (!added || added.length === 0) return null
  const items = added.map(({ num, name, amount }) =>
    [t('cart.addedItem', { num, name }), amount > 0 && money(amount)].filter(Boolean).join(' '),
  )
  return <Notice kind="info" text={t('cart.added', { items: listText(items, t) })} />
})
