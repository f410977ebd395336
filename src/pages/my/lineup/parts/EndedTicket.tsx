import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import { Card } from '@/ui/layout/Card'
import { OpenTable } from './OpenTable'
import { stateOf } from './ticketState'
import { TakeNew } from './TakeNew'
import { TicketHead } from './TicketHead'
import type { TicketProps } from './ticketProps'
import styles from './Lineup.module.scss'

/** A number that was seated or cancelled; seated at a table that is open, it leads there. */
export const EndedTicket = observer(function EndedTicket({ view, onReply }: TicketProps) {
  const t = useText()
  const { table } = view
  const text = t(stateOf(view.state) === 'dined' ? 'lineup.enjoy' : 'lineup.ended')
  const code = table?.code
  return (
    <>
      <Card>
        <TicketHead view={view} />
        <View className={styles.centre}>
          <Text className={styles.past}>{view.number}</Text>
          {table && <Text className={styles.place}>{t('lineup.atTable', { name: table.name })}</Text>}
          <Text className={styles.caption}>{text}</Text>
        </View>
      </Card>
      {table && code ? <OpenTable view={view} table={{ ...table, code }} onReply={onReply} /> : <TakeNew view={view} />}
    </>
  )
})
