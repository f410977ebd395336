import { View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { Loaded } from '@/components/loading/Loaded'
import { useDarkTop } from '@/hooks/darkTop'
import { FOLLOW_MS, usePolling } from '@/hooks/usePolling'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { QUEUE_STATES } from '@/domain/queue/queueState'
import '@/i18n/en/lineup'
import { back, go } from '@/platform/navigation/navigation'
import { stopPullDownRefresh } from '@/platform/navigation/refresh'
import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { classes } from '@/ui/classes'
import { Empty } from '@/ui/feedback/Empty'
import { memberArt } from '@/ui/media/memberArtFiles'
import { CardSkeleton } from '@/ui/feedback/Skeleton'
import { TicketPage } from './parts/TicketPage'
import { stateOf } from './parts/ticketState'
import { type ShownTicket, useTicket } from './parts/useTicket'
import styles from './parts/Turn.module.scss'

definePageConfig({ enablePullDownRefresh: true })

/** `pdxq`: a queue number of the user, with its place as it is now. */
function TicketDetail({ query: { id = '' } }: PageProps<'/pages/my/lineup/pdxq'>) {
  const t = useText()
  const { theme } = useStores()
  const { ticket, show } = useTicket(id)
  usePullDownRefresh(() => void ticket.load().then(stopPullDownRefresh))
  usePolling(ticket.load, FOLLOW_MS, isMoving(ticket.value), 'queue')
  const called = isCalled(ticket.value)
  useDarkTop(called ? theme.brandDark : undefined)
  return (
    <View className={classes(styles.ticket, called && styles.turn)}>
      <NavBar title={t('lineup.title')} onBack={() => back()} />
      {id ? (
        <Loaded of={ticket} skeleton={<CardSkeleton rows={3} />}>
          {(shown) => <TicketPage shown={shown} onReply={show} onLate={() => void ticket.load()} />}
        </Loaded>
      ) : (
        <Empty
          art={memberArt.ticket}
          title={t('lineup.missing')}
          action={t('lineup.mine')}
          onAction={() => go('/pages/my/lineup/list')}
        />
      )}
    </View>
  )
}

/** Whether it is the turn of a guest: the page is filled with the brand's colour. */
const isCalled = (shown: ShownTicket | undefined) => shown !== undefined && stateOf(shown.view.state) === 'called'

/** Whether a ticket can still change: it is in line, or can be taken again. */
const isMoving = (shown: ShownTicket | undefined) =>
  shown !== undefined && (QUEUE_STATES[stateOf(shown.view.state)].live || shown.view.again !== null)

export default screen('/pages/my/lineup/pdxq', TicketDetail, { header: 'own', top: 'wash' })
