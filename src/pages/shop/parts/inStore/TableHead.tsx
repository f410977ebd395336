import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import { TABLE_STATES } from '@/domain/table/tableState'
import { hostDrawsBack } from '@/platform/device/hostBar'
import { back } from '@/platform/navigation/navigation'
import type { TableStore } from '@/stores/table/table'
import styles from './TableHead.module.scss'

/** Wire codes of a free table and of one that has not ordered yet. */
const STAFF_STATES = new Set<number>([TABLE_STATES.free.code, TABLE_STATES.toBeOrdered.code])

interface Props {
  table: TableStore
  onPeople: () => void
  onCall: () => void
  onBill: () => void
  onSearch: () => void
}

/** Header of the table: name, participants, state, and service calls. */
export const TableHead = observer(function TableHead({ table, onPeople, onCall, onBill, onSearch }: Props) {
  const t = useText()
  const { view, seated } = table
  const guests = t('table.guests', { count: view?.peopleNum ?? 0 })
  return (
    <View className={styles.head}>
      <View className={styles.names}>
        <View className={styles.back}>
          {!hostDrawsBack && (
            <Pressable className={styles.toBack} label={t('common.back')} onTap={() => back()}>
              <Icon name="caret-left" size={24} />
            </Pressable>
          )}
        </View>
        <Heading level={1} look="title2">
          {view ? t('table.name', { name: view.table.name }) : t('inStore.title')}
        </Heading>
        {view && seated && (
          <Pressable className={styles.guests} label={`${guests}. ${t('table.changeGuests')}`} onTap={onPeople}>
            <Icon name="users" size={18} />
            <Text className={styles.count}>{guests}</Text>
            <Icon name="pencil-simple" size={16} />
          </Pressable>
        )}
      </View>
      <Text className={styles.table}>{view && whereOf(view)}</Text>
      <View className={styles.requests}>
        {seated && <HeadAction icon="call-bell" text={t('table.call')} onTap={onCall} />}
        {table.can('bill') && <HeadAction icon="receipt" text={t('table.bill')} onTap={onBill} />}
        <HeadAction icon="magnifying-glass" text={t('table.search')} onTap={onSearch} />
      </View>
    </View>
  )
})

/** Store and area of the table, and its state, unless only staff need it: free or nothing ordered yet. */
function whereOf({ table, state, stateFormat }: NonNullable<TableStore['view']>): string {
  return [table.storeName, table.area, STAFF_STATES.has(state) ? '' : stateFormat].filter(Boolean).join(' · ')
}

function HeadAction({ icon, text, onTap }: { icon: IconName; text: string; onTap: () => void }) {
  return (
    <Pressable className={styles.request} onTap={onTap}>
      <Icon name={icon} size={20} className={styles.icon} />
      <Text className={styles.requestText}>{text}</Text>
    </Pressable>
  )
}
