import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { Empty } from '@/ui/feedback/Empty'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { art } from '@/ui/media/artFiles'
import { NavBar } from '@/shell/NavBar'
import { cartSafeError } from '@/components/loading/cartSafeError'
import { useScan } from '@/hooks/useScan'
import { useText } from '@/hooks/useText'
import { back } from '@/platform/navigation/navigation'
import { errorText } from '@/stores/errorText'
import { goBill, openTable } from './inStoreNavigation'
import type { ScannedTable } from './useTable'
import styles from './Table.module.scss'

/** No table was scanned. */
export const NoTable = observer(function NoTable() {
  const t = useText()
  return <ScanPrompt title={t('tableEnd.none')} text={t('tableEnd.noneText')} action={t('tableEnd.scan')} />
})

/** The scanned code is invalid or has expired. */
export const CodeExpired = observer(function CodeExpired({ table }: { table: ScannedTable }) {
  const t = useText()
  return <ScanPrompt title={t('tableEnd.gone')} text={errorText(table.error, t)} action={t('tableEnd.scanAgain')} />
})

/** The table failed to load. */
export const TableLoadError = observer(function TableLoadError({ table }: { table: ScannedTable }) {
  const t = useText()
  return (
    <TableState title={t('inStore.title')}>
      <ErrorState
        title={t('table.loadFailed')}
        {...cartSafeError(table.error, t)}
        action={t('common.retry')}
        onAction={() => void table.poll()}
      />
    </TableState>
  )
})

/** The guest has not joined yet: starting or joining a table session happens on the menu page. */
export const NotJoined = observer(function NotJoined({ table }: { table: ScannedTable }) {
  const t = useText()
  return (
    <TableState title={t('table.name', { name: table.view?.table.name ?? '' })}>
      <Empty
        art={art.dinein}
        title={t('tableEnd.join')}
        text={t('tableEnd.joinText')}
        action={t('tableEnd.toTable')}
        onAction={() => openTable(table.ref)}
      />
    </TableState>
  )
})

/** The table session is closed: link to its bill, and a new session. */
export const TableClosed = observer(function TableClosed({
  table,
  onMore,
}: {
  table: ScannedTable
  onMore: () => void
}) {
  const t = useText()
  const name = table.view?.table.name ?? ''
  return (
    <TableState title={t('table.name', { name })}>
      <Empty
        art={art.dinein}
        title={t('tableEnd.closed')}
        text={t('tableEnd.closedText', { name })}
        action={t('table.seeBill')}
        onAction={() => goBill(table.ref)}
      />
      <View className={styles.second}>
        <Button look="neutral" onTap={onMore}>
          {t('tableEnd.orderMore')}
        </Button>
      </View>
    </TableState>
  )
})

/** Asks to scan a table's code. */
const ScanPrompt = observer(function ScanPrompt({
  title,
  text,
  action,
}: {
  title: string
  text: string
  action: string
}) {
  const t = useText()
  const scan = useScan()
  return (
    <TableState title={t('inStore.title')}>
      <Empty art={art.dinein} title={title} text={text} action={action} onAction={scan} />
    </TableState>
  )
})

function TableState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className={styles.page}>
      <NavBar title={title} onBack={() => back()} />
      <View className={styles.state}>{children}</View>
    </View>
  )
}
