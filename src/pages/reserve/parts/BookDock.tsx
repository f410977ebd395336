import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { reserveApi } from '@/api/endpoints/reserve'
import { useSignInGate } from '@/components/account/useSignInGate'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'
import { visitText } from '@/domain/time/visitText'
import { useAction } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { useMoney } from '@/hooks/useMoney'
import { usePayPurchase } from '@/hooks/usePayPurchase'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { replace } from '@/platform/navigation/navigation'
import { reveal } from '@/platform/navigation/reveal'
import { Button } from '@/ui/actions/Button'
import { Dock } from '@/ui/layout/Dock'
import type { BookingModel } from '../ljyy.model'
import { AREAS } from './AreaChoice'
import { TIMES } from './TimeCard'
import styles from './Reserve.module.scss'

interface Props {
  model: BookingModel
  /** Called when the contact is missing or invalid. */
  onContact: () => void
}

/** What is booked, and the button that books and pays. It says what is missing. */
export const BookDock = observer(function BookDock({ model, onContact }: Props) {
  const t = useText()
  const money = useMoney()
  const { member } = useSignInGate()
  const booking = useBooking(model)
  const { ui } = useStores()
  const { gap, offer } = model
  const refuse = () => {
    if (!gap) return
    model.refuse()
    ui.notify(t(`reserve.${gap}`))
    if (gap === 'needArea') reveal(AREAS)
    else if (gap === 'needTime') reveal(TIMES)
    else onContact()
  }
  return (
    <Dock>
      <Chosen model={model} />
      <Button
        size="large"
        disabled={gap !== undefined || !offer}
        busy={booking.busy}
        onTap={() => member(() => void booking.run())}
        onRefused={refuse}
      >
        {offer && offer.deposit > 0 ? t('reserve.pay', { amount: money(offer.deposit) }) : t('reserve.book')}
      </Button>
    </Dock>
  )
})

const Chosen = observer(function Chosen({ model }: Pick<Props, 'model'>) {
  const t = useText()
  const { current } = useStores().locale
  const { picker, people, area } = model
  const time = picker.slot ? visitText(`${picker.date}T${picker.slot.time}:00`, current) : t('reserve.chooseTime')
  return (
    <View className={styles.dockTexts}>
      <Text className={styles.chosen}>{time}</Text>
      <Text className={styles.caption}>
        {[t('reserve.party', { count: people }), area?.name].filter(Boolean).join(' · ')}
      </Text>
    </View>
  )
})

/** Books, once for each choice, and goes on to the payment or the booking. After a refusal the times are asked again. */
function useBooking(model: BookingModel): { busy: boolean; run: () => Promise<void> } {
  const t = useText()
  const { ui } = useStores()
  const requestSubscription = useMessages()
  const pay = usePayPurchase(t('reserve.paid'))
  const [key] = useState(() => new IdempotencyKey())
  const order = useAction(async () => {
    const subscribe = requestSubscription('reservation')
    const { request } = model
    const { id, deposit } = await reserveApi.order(request, { key: key.of(request) })
    key.forget()
    void subscribe(id)
    if (deposit > 0 && request.payType)
      return void (await pay.run({ orderId: id, payType: request.payType, kind: 'deposit' }))
    ui.notify(t('reserve.sent'), 'success')
    replace('/pages/other/reserve/yyxq', { id })
  })
  const run = async () => {
    if (!(await order.run())) void model.load()
  }
  return { busy: order.busy || pay.busy, run }
}
