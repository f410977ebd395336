import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { AddedNote } from '@/components/cart/AddedNote'
import { CartLineRow } from '@/components/cart/CartLineRow'
import { Confirm } from '@/components/actions/Confirm'
import { Empty } from '@/ui/feedback/Empty'
import { art } from '@/ui/media/artFiles'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { CartLine } from '@/contract/cart/cartLine'
import { lastAdded, linesByPerson } from '@/domain/table/tableOrders'
import { ParticipantHeading } from './ParticipantHeading'
import styles from './Table.module.scss'

/** The shared cart by who added what. Own dishes are changed at once; those of others only after a question. */
export const TableLines = observer(function TableLines() {
  const { carts } = useStores()
  const t = useText()
  const [lineToRemove, setLineToRemove] = useState<CartLine>()
  const { ins } = carts
  const groups = linesByPerson(ins.goodsList)

  if (groups.length === 0) return <Empty art={art.dinein} title={t('table.nothing')} text={t('table.nothingText')} />
  return (
    <View className={styles.lines}>
      {groups.map(({ person, lines }) => (
        <View key={person.no}>
          <ParticipantHeading person={person} addedAt={person.me ? undefined : lastAdded(lines)} />
          {lines.map((line) => (
            <CartLineRow
              key={line.id}
              line={line}
              onChange={(num) => void ins.setLine(line, num)}
              onConfirmChange={person.me ? undefined : () => setLineToRemove(line)}
            />
          ))}
        </View>
      ))}
      <AddedNote added={ins.content.added} />
      {lineToRemove && <RemoveOne line={lineToRemove} onDone={() => setLineToRemove(undefined)} />}
    </View>
  )
})

/** Confirms before a dish of another participant is reduced. */
const RemoveOne = observer(function RemoveOne({ line, onDone }: { line: CartLine; onDone: () => void }) {
  const { carts } = useStores()
  const t = useText()
  const remove = async () => {
    const now = carts.ins.goodsList.find(({ id }) => id === line.id)
    if (now) await carts.ins.setLine(now, now.num - 1)
  }
  return (
    <Confirm
      icon="trash"
      title={t('table.removeTitle')}
      text={t('table.removeText', { name: line.addedBy?.name ?? '', dish: line.name })}
      safeText={t('table.keep')}
      actionText={t('table.remove')}
      destructive
      work={remove}
      onClose={onDone}
    />
  )
})
