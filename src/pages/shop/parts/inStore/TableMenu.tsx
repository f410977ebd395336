import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import { MenuBody } from '@/components/menu/MenuBody'
import { MenuProduct } from '@/components/menu/MenuProduct'
import { useMenu } from '@/components/menu/useMenu'
import { useContentTitle } from '@/hooks/contentTitle'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { QueryOf } from '@/routes'
import { goSearch } from './inStoreNavigation'
import { inStoreMenu } from './inStoreMenu'
import { PeopleSheet } from './PeopleSheet'
import { TableBar } from './TableBar'
import { CodeExpired, TableLoadError, TableClosed } from './TableStates'
import { TableHead } from './TableHead'
import { TableSheet, type TableTab } from './TableSheet'
import type { ScannedTable } from './useTable'
import { useTableNews } from './useTableNews'
import { BillSheet, WaiterSheet } from './WaiterSheet'
import styles from './Table.module.scss'

interface Props {
  table: ScannedTable
  query: Partial<QueryOf<'/pages/shop/in/goods'>>
}

/** The menu at a table, with the cart that its guests share. Guests who have not joined are asked to; a closed table shows its end. */
export const TableMenu = observer(function TableMenu({ table, query }: Props) {
  const [sheet, setSheet] = useState<Sheet>('none')
  const { view, seated, closed, expired: gone, error } = table
  const t = useText()
  const known = view !== undefined
  useContentTitle(view && t('table.name', { name: view.table.name }))
  const close = () => setSheet('none')
  useEffect(() => {
    if (known && !seated && !closed) setSheet('people')
  }, [known, seated, closed])

  if (gone) return <CodeExpired table={table} />
  if (!known && error !== undefined) return <TableLoadError table={table} />
  return (
    <>
      {closed ? (
        <TableClosed table={table} onMore={() => setSheet('people')} />
      ) : (
        <OpenTable table={table} query={query} sheet={sheet} onSheet={setSheet} />
      )}
      <View>
        <PeopleSheet open={sheet === 'people'} table={table} onClose={close} />
      </View>
    </>
  )
})

type Sheet = 'none' | 'people' | 'call' | 'bill' | 'list'

interface OpenProps extends Props {
  sheet: Sheet
  onSheet: (sheet: Sheet) => void
}

const OpenTable = observer(function OpenTable({ table, query, sheet, onSheet }: OpenProps) {
  const { carts, offlineCache } = useStores()
  const t = useText()
  const [tab, setTab] = useState<TableTab>('toOrder')
  const { storeId } = table.ref
  const request = useMemo(() => ({ ...query, storeId }), [query, storeId])
  const model = useMenu({ cart: carts.ins, fetchMenu: inStoreMenu(carts.ins, offlineCache), query: request })
  useTableNews(table)
  const close = () => onSheet('none')
  const openList = (which: TableTab) => {
    setTab(which)
    onSheet('list')
  }
  const choose: typeof model.choose = (item) => {
    close()
    model.choose(item)
  }

  return (
    <>
      <View className={styles.page}>
        <TableHead
          table={table}
          onPeople={() => onSheet('people')}
          onCall={() => onSheet('call')}
          onBill={() => onSheet('bill')}
          onSearch={() => goSearch(carts.ins.owner)}
        />
        <MenuBody model={model} cart={carts.ins} />
        {table.view && !table.seated && (
          <Dock>
            <Button size="large" wide onTap={() => onSheet('people')}>
              {t('seat.startNow')}
            </Button>
          </Dock>
        )}
      </View>
      <View>{table.seated && <TableBar table={table} onOpen={openList} onChoose={choose} />}</View>
      <View>
        <TableSheet open={sheet === 'list'} table={table} tab={tab} onTab={setTab} onClose={close} />
        <WaiterSheet open={sheet === 'call'} table={table} onClose={close} />
        <BillSheet open={sheet === 'bill'} table={table} onClose={close} />
      </View>
      <MenuProduct model={model} cart={carts.ins} />
    </>
  )
})
