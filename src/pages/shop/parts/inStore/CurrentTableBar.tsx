import { observer } from 'mobx-react-lite'
import type { Cart } from '@/contract/cart/cart'
import { TableBar } from './TableBar'
import { useTable } from './useTable'

interface Props {
  onOpen: () => void
  onChoose: (item: Cart['missing'][number]) => void
}

/** The cart bar of a table on pages other than its menu; nothing for guests without a table. */
export const CurrentTableBar = observer(function CurrentTableBar(props: Props) {
  const table = useTable({})
  return table?.seated ? <TableBar table={table} {...props} /> : null
})
