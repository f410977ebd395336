import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { OrderLines } from '@/components/order/OrderLines'
import type { CartLine } from '@/contract/cart/cartLine'
import { linesByPerson } from '@/domain/table/tableOrders'
import { ParticipantHeading } from './ParticipantHeading'

/** Dishes by who added them; those of one guest alone need no name. */
export const ParticipantLines = observer(function ParticipantLines({ lines }: { lines: readonly CartLine[] }) {
  const groups = linesByPerson(lines)
  if (groups.length < 2) return <OrderLines lines={lines} />
  return (
    <View>
      {groups.map((group) => (
        <View key={group.person.no}>
          <ParticipantHeading person={group.person} />
          <OrderLines lines={group.lines} />
        </View>
      ))}
    </View>
  )
})
