import { observer } from 'mobx-react-lite'
import '@/i18n/en/checkout'
import '@/i18n/en/home'
import '@/i18n/en/inStore'
import '@/i18n/en/cart'
import '@/i18n/en/menu'
import '@/i18n/en/orders'
import '@/i18n/en/scan'
import { screen, type PageProps } from '@/shell/screen'
import { useStores } from '@/hooks/useStores'
import { FastMenu } from '../parts/inStore/FastMenu'
import { NoTable } from '../parts/inStore/TableStates'
import { TableMenu } from '../parts/inStore/TableMenu'
import { useTable } from '../parts/inStore/useTable'

type Query = PageProps<'/pages/shop/in/goods'>['query']

/** The dine-in menu: of the scanned table, or for a fast order. */
function InStoreMenu({ query }: { query: Query }) {
  return query.diningType === 'fast' ? <FastMenu query={query} /> : <AtTable query={query} />
}

const AtTable = observer(function AtTable({ query }: { query: Query }) {
  const { table: last } = useStores()
  const table = useTable(query)
  if (table) return <TableMenu table={table} query={query} />
  // A table in the URL is joined shortly; without one there is nothing to wait for.
  return query.code || last.ref ? null : <NoTable />
})

export default screen('/pages/shop/in/goods', InStoreMenu, { header: 'own' })
