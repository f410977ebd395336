import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/Button'
import { Price } from '@/components/Price'
import { Segment } from '@/components/Segment'
import { Sheet } from '@/components/Sheet'
import { useAction } from '@/components/useAction'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { piecesIn, roundsOf } from '@/domain/tableRounds'
import { goBill, goOrder } from './inStorePages'
import { Rounds } from './Rounds'
import { TableLines } from './TableLines'
import type { ScannedTable } from './useTable'
import styles from './Table.module.scss'

/** What the sheet shows: what is still to be ordered, or what was. */
export type TableTab = 'toOrder' | 'ordered'

interface Props {
  open: boolean
  table: ScannedTable
  tab: TableTab
  onTab: (tab: TableTab) => void
  onClose: () => void
}

/** Everything that the table has chosen or ordered, and by whom: the same list on every phone. */
export const TableSheet = observer(function TableSheet({ open, table, tab, onTab, onClose }: Props) {
  const { carts } = useStores()
  const t = useText()
  const rounds = roundsOf(table.sitting?.batches ?? [])
  const ordered = piecesIn(rounds.flatMap(({ lines }) => lines))
  const empty = carts.ins.goodsCount === 0
  const dock = tab === 'toOrder' ? !empty && <OrderDock table={table} /> : ordered > 0 && <BillDock table={table} />
  return (
    <Sheet
      open={open}
      title={t('table.name', { name: table.view?.table.name ?? '' })}
      dock={dock || undefined}
      onClose={onClose}
    >
      <Text className={styles.caption}>{t('table.everyone')}</Text>
      <View className={styles.segment}>
        <Segment
          label={t('table.tab')}
          options={[
            { key: 'toOrder', label: t('table.toOrder', { num: carts.ins.goodsCount }) },
            { key: 'ordered', label: t('table.ordered', { num: ordered }) },
          ]}
          value={tab}
          onChange={onTab}
        />
      </View>
      {tab === 'toOrder' ? <TableLines /> : <Rounds rounds={rounds} />}
    </Sheet>
  )
})

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
        <Text className={styles.caption}>{t('table.extras')}</Text>
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
