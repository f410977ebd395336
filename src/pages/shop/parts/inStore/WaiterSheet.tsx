import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { IconName } from '@/ui/media/iconNames'
import { Row } from '@/ui/layout/Row'
import { Sheet } from '@/ui/overlays/Sheet'
import { TextArea } from '@/ui/fields/TextArea'
import { useAction } from '@/hooks/useAction'
import { useCountdown } from '@/hooks/useCountdown'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { WaiterCallType } from '@/contract/inStoreTable'
import { countdownText } from '@/domain/time/timeText'
import type { Translate } from '@/i18n/messages'
import { goBill } from './inStoreNavigation'
import type { ScannedTable } from './useTable'
import shared from './Table.module.scss'
import styles from './WaiterSheet.module.scss'

/** The longest note the contract takes, characters. */
const MAX = 100

interface Props {
  open: boolean
  table: ScannedTable
  onClose: () => void
}

const ICONS = {
  service: 'hand-waving',
  water: 'wine',
  cutlery: 'fork-knife',
  bill: 'receipt',
} satisfies Record<WaiterCallType, IconName>

/** Form for a waiter call. The note is cleared only after a successful call. */
export const WaiterSheet = observer(function WaiterSheet({ open, table, onClose }: Props) {
  const t = useText()
  const [note, setNote] = useState('')
  return (
    <Sheet open={open} title={t('waiter.title')} onClose={onClose}>
      <Text className={shared.caption}>{t('waiter.text')}</Text>
      <View className={styles.note}>
        <TextArea label={t('waiter.note')} value={note} maxLength={MAX} onChange={setNote} />
      </View>
      <View className={styles.calls}>
        {(['service', 'water', 'cutlery'] as const).map((type) => (
          <CallRow key={type} type={type} table={table} note={note} onCalled={() => setNote('')} />
        ))}
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

interface CallProps {
  type: WaiterCallType
  table: ScannedTable
  /** Note for the staff. */
  note?: string
  onCalled?: () => void
}

/** One kind of call, with a waiting time between calls. */
export const CallRow = observer(function CallRow({ type, table, note, onCalled }: CallProps) {
  const { ui } = useStores()
  const t = useText()
  const last = table.sitting?.calls.find((call) => call.type === type)
  const wait = useCountdown(last?.againAt ?? null, table.serverTime)
  const call = useAction(async () => {
    await table.call(type, note)
    onCalled?.()
    ui.say(t('waiter.called'), 'success')
  })
  const resting = wait > 0
  return (
    <Row
      icon={ICONS[type]}
      title={t(`waiter.${type}`)}
      hint={last && resting ? restWords(last.done, wait, t) : undefined}
      disabled={call.busy || resting}
      onTap={() => void call.run()}
    />
  )
})

/** State of the last call, and the time until the next one is possible, milliseconds. */
function restWords(done: boolean, wait: number, t: Translate): string {
  return [done ? t('waiter.came') : t('waiter.coming'), t('waiter.again', { time: countdownText(wait) })].join(' · ')
}
