import { View } from '@tarojs/components'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { useText } from '@/hooks/useText'
import '@/i18n/en/bill'
import '@/i18n/en/checkout'
import '@/i18n/en/inStore'
import '@/i18n/en/menu'
import '@/i18n/en/orders'
import '@/i18n/en/scan'
import { back } from '@/platform/navigation/navigation'
import { TableBillView } from '../parts/bill/TableBillView'
import { CheckoutSkeleton } from '../parts/checkout/CheckoutSkeleton'
import { TableGate } from '../parts/inStore/TableGate'

/** The table: its orders and its bill. */
function TableDetail({ query }: PageProps<'/pages/shop/in/detail'>) {
  const t = useText()
  return (
    <TableGate query={query} skeleton={<CheckoutSkeleton />}>
      {(table) => (
        <View>
          <NavBar title={t('table.name', { name: table.view?.table.name ?? '' })} onBack={() => back()} />
          <TableBillView key={table.ref.tableId} table={table} />
        </View>
      )}
    </TableGate>
  )
}

export default screen('/pages/shop/in/detail', TableDetail, { header: 'own' })
