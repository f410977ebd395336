import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { queueApi } from '@/api/endpoints/queue'
import { qrImage } from '@/components/media/qrImage'
import { useAction } from '@/hooks/useAction'
import { useCountdown } from '@/hooks/useCountdown'
import { useText } from '@/hooks/useText'
import { randomId } from '@/domain/text/randomId'
import { MINUTE_MS } from '@/domain/time/duration'
import { countdownText } from '@/domain/time/timeText'
import { call } from '@/platform/device/device'
import { Button } from '@/ui/actions/Button'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { QrPicture } from '@/ui/media/QrPicture'
import { CancelNumber } from './CancelNumber'
import type { TicketProps } from './ticketProps'
import styles from './Lineup.module.scss'

/** A number that is called: the table is ready, and how long it waits by the clock of the server. */
export const CalledTicket = observer(function CalledTicket(props: TicketProps) {
  const { view, onReply } = props
  const t = useText()
  const [key] = useState(randomId)
  const arrive = useAction(async () => onReply(await queueApi.arrive({ id: view.id }, { key })))
  const { table, storeInfo } = view
  return (
    <>
      <View className={styles.turn}>
        <Heading level={2} look="title1">
          {t('lineup.ready')}
        </Heading>
        <Text className={styles.number}>{view.number}</Text>
        <Text className={styles.place}>
          {table ? [t('lineup.atTable', { name: table.name }), table.area].filter(Boolean).join(' · ') : view.typeName}
        </Text>
      </View>
      <Card>{view.arrived ? <Text className={styles.arrived}>{t('lineup.arrived')}</Text> : <Grace {...props} />}</Card>
      {!view.arrived && <CancelRow {...props} />}
      <Dock>
        {storeInfo.tel !== '' && (
          <View className={styles.half}>
            <Button wide size="large" look="outline" icon="phone" onTap={() => call(storeInfo.tel)}>
              {t('lineup.call')}
            </Button>
          </View>
        )}
        {view.actions.includes('arrive') && (
          <View className={styles.half}>
            <Button wide size="large" busy={arrive.busy} onTap={() => void arrive.run()}>
              {t('lineup.arrive')}
            </Button>
          </View>
        )}
      </Dock>
    </>
  )
})

const CancelRow = observer(function CancelRow({ view, onReply }: TicketProps) {
  return (
    <View className={styles.more}>
      <CancelNumber view={view} onReply={onReply} />
    </View>
  )
})

/** The time that is left at the door. */
const Grace = observer(function Grace({ view, serverTime, onLate }: TicketProps) {
  const t = useText()
  const left = useCountdown(view.graceUntil, serverTime, onLate)
  return (
    <>
      <View className={styles.row}>
        <View className={styles.texts}>
          <Text className={styles.caption}>{t('lineup.within')}</Text>
          <Text className={styles.countdown}>{countdownText(left)}</Text>
        </View>
        <View className={styles.qr}>
          <QrPicture small src={qrImage(view.id)} alt={t('lineup.qr')} />
        </View>
      </View>
      <View className={styles.bar}>
        <ProgressBar label={t('lineup.left')} value={left / (view.graceMinutes * MINUTE_MS)} />
      </View>
      <Text className={styles.caption}>{`${t('lineup.afterwards')} ${view.passRule}`}</Text>
    </>
  )
})
