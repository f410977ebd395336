import { observer } from 'mobx-react-lite'
import type { Cart } from '@/contract/cart'
import { TableBar } from './TableBar'
import { useTable } from './useTable'

interface Props {
  onOpen: () => void
  onChoose: (item: Cart['missing'][number]) => void
}

/** What the table has chosen, on another page than its menu; nothing for who does not sit at one. */
export const TableBarOf = observer(function TableBarOf(props: Props) {
  const table = useTable({})
  return table?.seated ? <TableBar table={table} {...props} /> : null
})
