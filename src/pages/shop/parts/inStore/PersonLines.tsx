import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { OrderLines } from '@/components/order/OrderLines'
import type { CartLine } from '@/contract/cart'
import { linesByPerson } from '@/domain/table/tableOrders'
import { Person } from './Person'

/** Dishes by who added them; those of one guest alone need no name. */
export const PersonLines = observer(function PersonLines({ lines }: { lines: readonly CartLine[] }) {
  const groups = linesByPerson(lines)
  if (groups.length < 2) return <OrderLines lines={lines} />
  return (
    <View>
      {groups.map((group) => (
        <View key={group.person.no}>
          <Person person={group.person} />
          <OrderLines lines={group.lines} />
        </View>
      ))}
    </View>
  )
})
