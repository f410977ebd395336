import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from '@/ui/actions/Link'
import { Row } from '@/ui/layout/Row'
import { Sheet } from '@/ui/overlays/Sheet'
import { TextArea } from '@/ui/fields/TextArea'
import { useText } from '@/hooks/useText'
import { goBill } from './inStoreNavigation'
import type { ScannedTable } from './useTable'
import { CallRow, CallTile } from './WaiterCalls'
import shared from './Table.module.scss'
import styles from './WaiterSheet.module.scss'

/** The longest note the contract takes, characters. */
const MAX = 100

interface Props {
  open: boolean
  table: ScannedTable
  onClose: () => void
}

/** Form for a waiter call. The note is cleared only after a successful call. */
export const WaiterSheet = observer(function WaiterSheet({ open, table, onClose }: Props) {
  const t = useText()
  const [note, setNote] = useState('')
  const [noting, setNoting] = useState(false)
  return (
    <Sheet open={open} title={t('waiter.title')} onClose={onClose}>
      <Text className={shared.caption}>{t('waiter.text')}</Text>
      <View className={styles.tiles}>
        {(['service', 'water', 'cutlery'] as const).map((type) => (
          <CallTile key={type} type={type} table={table} note={note} onCalled={() => setNote('')} />
        ))}
      </View>
      <View className={styles.note}>
        {noting ? (
          <TextArea label={t('waiter.note')} value={note} maxLength={MAX} onChange={setNote} />
        ) : (
          <Link icon="note-pencil" text={t('waiter.addNote')} onTap={() => setNoting(true)} />
        )}
      </View>
    </Sheet>
  )
})

/** Payment at the end: on this phone or with the staff. */
export const BillSheet = observer(function BillSheet({ open, table, onClose }: Props) {
  const t = useText()
  const pay = () => {
    onClose()
    goBill(table.ref)
  }
  return (
    <Sheet open={open} title={t('waiter.billTitle')} onClose={onClose}>
      <View className={styles.calls}>
        <Row icon="device-mobile" title={t('waiter.payHere')} hint={t('waiter.payHereText')} onTap={pay} />
        <CallRow type="bill" table={table} />
      </View>
    </Sheet>
  )
})
