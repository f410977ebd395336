import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { reserveApi } from '@/api/endpoints/reserve'
import { Loaded } from '@/components/loading/Loaded'
import { PickedStore } from '@/components/store/PickedStore'
import type { ReserveConfig } from '@/contract/inStore/reserve'
import type { StoreDetail } from '@/contract/store/store'
import { useText } from '@/hooks/useText'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { BookingModel } from '../ljyy.model'
import { AreaChoice } from './AreaChoice'
import { BookDock } from './BookDock'
import { Celebration } from './Celebration'
import { ClosedReserve } from './ClosedReserve'
import { ContactRow } from './ContactRow'
import { DayStrip } from './DayStrip'
import { DepositCard } from './DepositCard'
import { GuestsCard } from './GuestsCard'
import { TimeCard } from './TimeCard'
import { useReserveConfig } from './useReserveConfig'
import styles from './Reserve.module.scss'

/** A table is booked in a store: day, guests, area and time on one page. */
export const BookTable = observer(function BookTable({ store }: { store: StoreDetail }) {
  const t = useText()
  const config = useReserveConfig(store.id)
  return (
    <View className={styles.page}>
      <PickedStore store={store} page="reserve" callText={t('reserve.callStore')} />
      <Loaded of={config} skeleton={<CardSkeleton rows={4} />}>
        {(value) => (value.open ? <BookForm config={value} /> : <ClosedReserve text={value.closedText} />)}
      </Loaded>
    </View>
  )
})

/** Everything that a guest chooses. What was typed stays while the rules of the store are asked again. */
const BookForm = observer(function BookForm({ config }: { config: ReserveConfig }) {
  const [model] = useState(() => new BookingModel(reserveApi, config))
  useEffect(() => model.renew(config), [model, config])
  const [editing, setEditing] = useState(false)
  return (
    <>
      <DayStrip picker={model.picker} />
      <GuestsCard model={model} />
      <AreaChoice model={model} />
      {model.area && (
        <TimeCard picker={model.picker} minutes={model.config.stayMinutes} wanted={model.tried && !model.picker.slot} />
      )}
      <Celebration model={model} />
      <ContactRow model={model} editing={editing} onEdit={setEditing} />
      <DepositCard model={model} />
      <BookDock model={model} onContact={() => setEditing(true)} />
    </>
  )
})
