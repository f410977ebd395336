import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { NavBar } from '@/shell/NavBar'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import { DineInCheckout } from './DineInCheckout'
import { openTable } from './inStoreNavigation'
import { TableClosed } from './TableStates'
import type { ScannedTable } from './useTable'

/** The checkout of a table's cart. */
export const TableCheckout = observer(function TableCheckout({ table }: { table: ScannedTable }) {
  const t = useText()
  const { view, ref, closed } = table
  if (closed) return <TableClosed table={table} onMore={() => openTable(ref)} />
  const { name = '', storeName = '' } = view?.table ?? {}
  return (
    <View>
      <NavBar title={t('checkout.title')} onBack={() => back()} />
      <DineInCheckout
        key={ref.tableId}
        owner={{ ...ref, diningType: 'dineIn' }}
        place={{
          icon: 'armchair',
          title: t('table.name', { name }),
          hint: [storeName, t('table.guests', { count: view?.peopleNum ?? 0 })].join(' · '),
        }}
        table={table}
      />
    </View>
  )
})
