import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { ClearButton, ClearQuestion } from '@/components/cart/ClearCart'
import { Price } from '@/components/money/Price'
import { Segment } from '@/ui/fields/Segment'
import { Sheet } from '@/ui/overlays/Sheet'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { quantityOf, roundsOf } from '@/domain/table/tableOrders'
import { goBill, goOrder } from './inStoreNavigation'
import { TableOrders } from './TableOrders'
import { TableLines } from './TableLines'
import type { ScannedTable } from './useTable'
import styles from './TableSheet.module.scss'
import shared from './Table.module.scss'

/** Content of the sheet: the cart or the orders. */
export type TableTab = 'toOrder' | 'ordered'

interface Props {
  open: boolean
  table: ScannedTable
  tab: TableTab
  onTab: (tab: TableTab) => void
  onClose: () => void
}

/** Everything that the table has chosen or ordered by participant; equal on every phone. */
export const TableSheet = observer(function TableSheet({ open, table, tab, onTab, onClose }: Props) {
  const { carts } = useStores()
  const t = useText()
  const batches = roundsOf(table.session?.batches ?? [])
  const ordered = quantityOf(batches.flatMap(({ lines }) => lines))
  const [asking, setAsking] = useState(false)
  const { goodsList, goodsCount } = carts.ins
  const mine = tab === 'toOrder' && goodsList.some(({ addedBy }) => addedBy?.me)
  return (
    <>
      <Sheet
        open={open}
        title={t('table.name', { name: table.view?.table.name ?? '' })}
        dock={dockOf(table, tab, { toOrder: goodsCount, ordered })}
        beside={mine && <ClearButton onTap={() => setAsking(true)} />}
        onClose={onClose}
      >
        <Text className={shared.caption}>{t('table.everyone')}</Text>
        <View className={styles.segment}>
          <Segment
            label={t('table.tab')}
            options={[
              { key: 'toOrder', label: t('table.toOrder', { num: goodsCount }) },
              { key: 'ordered', label: t('table.ordered', { num: ordered }) },
            ]}
            value={tab}
            onChange={onTab}
          />
        </View>
        {tab === 'toOrder' ? <TableLines /> : <TableOrders rounds={batches} />}
      </Sheet>
      {asking && (
        <ClearQuestion
          cart={carts.ins}
          title={t('table.clearTitle')}
          text={t('table.clearText')}
          onDone={() => setAsking(false)}
        />
      )}
    </>
  )
})

/** The action of the sheet: order the cart or open the bill; none when both are empty. */
function dockOf(table: ScannedTable, tab: TableTab, pieces: Record<TableTab, number>): ReactNode {
  if (pieces[tab] === 0) return undefined
  return tab === 'toOrder' ? <OrderDock table={table} /> : <BillDock table={table} />
}

const OrderDock = observer(function OrderDock({ table }: { table: ScannedTable }) {
  const { carts } = useStores()
  const t = useText()
  const order = useAction(async () => {
    await carts.ins.settled()
    goOrder(table.ref)
  })
  return (
    <View className={styles.dock}>
      <View className={styles.extras}>
        <Price amount={carts.ins.content.goodsAmount} size="large" />
        <Text className={shared.caption}>{t('table.extras')}</Text>
      </View>
      <Button size="large" busy={order.busy} onTap={() => void order.run()}>
        {table.view?.payMode === 'payFirst' ? t('cart.checkout') : t('table.review')}
      </Button>
    </View>
  )
})

const BillDock = observer(function BillDock({ table }: { table: ScannedTable }) {
  const t = useText()
  return (
    <Button size="large" wide look="outline" onTap={() => goBill(table.ref)}>
      {t('table.seeBill')}
    </Button>
  )
})
