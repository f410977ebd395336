import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { queueApi } from '@/api/endpoints/queue'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { listText } from '@/i18n/listText'
import { randomId } from '@/domain/text/randomId'
import { timeText } from '@/domain/time/timeText'
import { replace } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Perforation } from '@/ui/layout/Perforation'
import { Row } from '@/ui/layout/Row'
import { QueuePosition } from './QueuePosition'
import { TicketHead } from './TicketHead'
import type { TicketProps } from './ticketProps'
import { TakeNew } from './TakeNew'
import styles from './Lineup.module.scss'

/** A number that was passed, and the place that the guest gets by taking it again. */
export const PassedTicket = observer(function PassedTicket({ view }: TicketProps) {
  const t = useText()
  const { locale, ui } = useStores()
  const [key] = useState(randomId)
  const again = useAction(async () => {
    const reply = await queueApi.again({ id: view.id }, { key })
    if (!reply.view) return
    ui.notify(t('lineup.taken', { number: reply.view.number }), 'success')
    replace('/pages/my/lineup/pdxq', { id: reply.view.id })
  })
  const times = listText(
    view.calledAt.map((at) => timeText(at, locale.current)),
    t,
  )
  return (
    <>
      <Card>
        <TicketHead view={view} />
        <View className={styles.centre}>
          {times !== '' && <Text className={styles.question}>{t('lineup.calledAt', { times })}</Text>}
          <Text className={styles.past}>{view.number}</Text>
          {view.waitedMinutes > 0 && (
            <Text className={styles.caption}>{t('lineup.waited', { count: view.waitedMinutes })}</Text>
          )}
        </View>
        {view.again && (
          <>
            <Perforation />
            <Heading level={2} look="title2">
              {t('lineup.still')}
            </Heading>
            <Text className={styles.rule}>{view.passRule}</Text>
            <QueuePosition number={view.again.number} ahead={view.again.ahead} minutes={view.again.estMinutes} />
          </>
        )}
      </Card>
      <Card>
        {view.dishes > 0 && <Row icon="cooking-pot" title={t('lineup.kept', { count: view.dishes })} />}
        <Row icon="storefront" title={t('lineup.inStore')} />
      </Card>
      {view.again ? (
        <Dock>
          <Button wide size="large" busy={again.busy} onTap={() => void again.run()}>
            {t('lineup.takeAgain', { number: view.again.number })}
          </Button>
        </Dock>
      ) : (
        <TakeNew view={view} />
      )}
    </>
  )
})
