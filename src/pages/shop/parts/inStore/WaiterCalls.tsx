import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Pressable } from '@/ui/actions/Pressable'
import { classes } from '@/ui/classes'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { useAction } from '@/hooks/useAction'
import { useCountdown } from '@/hooks/useCountdown'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { WaiterCallType } from '@/contract/inStore/inStoreTable'
import { countdownText } from '@/domain/time/timeText'
import type { Translate } from '@/i18n/messages'
import type { ScannedTable } from './useTable'
import styles from './WaiterSheet.module.scss'

const ICONS = {
  service: 'hand-waving',
  water: 'wine',
  cutlery: 'fork-knife',
  bill: 'receipt',
} satisfies Record<WaiterCallType, IconName>

interface CallProps {
  type: WaiterCallType
  table: ScannedTable
  /** Note for the staff. */
  note?: string
  onCalled?: () => void
}

/** A call of the waiter, with a waiting time between calls. The component must be an observer. */
function useCall({ type, table, note, onCalled }: CallProps) {
  const { ui } = useStores()
  const t = useText()
  const last = table.session?.calls.find((call) => call.type === type)
  const wait = useCountdown(last?.againAt ?? null, table.serverTime)
  const call = useAction(async () => {
    await table.call(type, note)
    onCalled?.()
    ui.notify(t('waiter.called'), 'success')
  })
  const resting = wait > 0
  return {
    hint: last && resting ? waitingHint(last.done, wait, t) : undefined,
    disabled: call.busy || resting,
    onTap: () => void call.run(),
  }
}

/** One kind of call, as a row. */
export const CallRow = observer(function CallRow(props: CallProps) {
  const t = useText()
  return <Row icon={ICONS[props.type]} title={t(`waiter.${props.type}`)} {...useCall(props)} />
})

/** One kind of call, as a large tile. */
export const CallTile = observer(function CallTile(props: CallProps) {
  const t = useText()
  const { hint, disabled, onTap } = useCall(props)
  return (
    <Pressable className={classes(styles.tile, disabled && styles.off)} disabled={disabled} onTap={onTap}>
      <Icon name={ICONS[props.type]} size={34} />
      <Text className={styles.kind}>{t(`waiter.${props.type}`)}</Text>
      {hint && <Text className={styles.hint}>{hint}</Text>}
    </Pressable>
  )
})

/** State of the last call, and the time until the next one is possible, milliseconds. */
function waitingHint(done: boolean, wait: number, t: Translate): string {
  return [done ? t('waiter.came') : t('waiter.coming'), t('waiter.again', { time: countdownText(wait) })].join(' · ')
}
