import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { vibrate } from '@/platform/device/device'
import { CalledTicket } from './CalledTicket'
import { EndedTicket } from './EndedTicket'
import { PassedTicket } from './PassedTicket'
import type { TicketProps } from './ticketProps'
import { stateOf } from './ticketState'
import type { ShownTicket } from './useTicket'
import { WaitingTicket } from './WaitingTicket'
import styles from './Lineup.module.scss'

interface Props extends Pick<TicketProps, 'onReply' | 'onLate'> {
  shown: ShownTicket
}

/** One ticket, by its state; the phone shakes when it is the guest's turn. */
export const TicketPage = observer(function TicketPage({ shown: { view, serverTime }, ...rest }: Props) {
  const state = stateOf(view.state)
  useEffect(() => {
    if (state === 'called') vibrate()
  }, [state])
  const props = { view, serverTime, ...rest }
  return (
    <View className={styles.page}>
      {state === 'waiting' && <WaitingTicket {...props} />}
      {state === 'called' && <CalledTicket {...props} />}
      {state === 'passed' && <PassedTicket {...props} />}
      {(state === 'dined' || state === 'cancelled') && <EndedTicket {...props} />}
    </View>
  )
})
