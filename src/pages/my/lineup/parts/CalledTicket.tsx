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
import { Icon } from '@/ui/media/Icon'
import { QrPicture } from '@/ui/media/QrPicture'
import { CancelNumber } from './CancelNumber'
import type { TicketProps } from './ticketProps'
import lineup from './Lineup.module.scss'
import styles from './Turn.module.scss'

/** A number that is called, on the brand's colour: the table is ready, and how long it waits by the clock of the server. */
export const CalledTicket = observer(function CalledTicket(props: TicketProps) {
  const { view, onReply } = props
  const t = useText()
  const [key] = useState(randomId)
  const arrive = useAction(async () => onReply(await queueApi.arrive({ id: view.id }, { key })))
  const { table, storeInfo, dishes } = view
  return (
    <>
      <View className={styles.head}>
        <Heading level={2} look="title1">
          {t('lineup.ready')}
        </Heading>
        <Text className={styles.number}>{view.number}</Text>
        <Text className={lineup.place}>
          {table ? [t('lineup.atTable', { name: table.name }), table.area].filter(Boolean).join(' · ') : view.typeName}
        </Text>
      </View>
      <View className={styles.paper}>
        <Card>
          {view.arrived ? (
            <Text className={lineup.arrived}>{t('lineup.arrived')}</Text>
          ) : (
            <>
              <Grace {...props} />
              <View className={styles.cancel}>
                <CancelNumber quiet view={view} onReply={onReply} />
              </View>
            </>
          )}
        </Card>
      </View>
      {dishes > 0 && (
        <View className={styles.dishes}>
          <Icon name="cooking-pot" size={24} />
          <Text className={styles.dishesText}>{t('lineup.waitForYou', { count: dishes })}</Text>
        </View>
      )}
      <View className={styles.dock}>
        <Dock>
          {storeInfo.tel !== '' && (
            <View className={lineup.half}>
              <Button wide size="large" look="outline" icon="phone" onTap={() => call(storeInfo.tel)}>
                {t('lineup.call')}
              </Button>
            </View>
          )}
          {view.actions.includes('arrive') && (
            <View className={lineup.half}>
              <Button wide size="large" busy={arrive.busy} onTap={() => void arrive.run()}>
                {t('lineup.arrive')}
              </Button>
            </View>
          )}
        </Dock>
      </View>
    </>
  )
})

/** The time that is left at the door. */
const Grace = observer(function Grace({ view, serverTime, onLate }: TicketProps) {
  const t = useText()
  const left = useCountdown(view.graceUntil, serverTime, onLate)
  return (
    <>
      <View className={lineup.row}>
        <View className={lineup.texts}>
          <Text className={lineup.caption}>{t('lineup.within')}</Text>
          <Text className={lineup.countdown}>{countdownText(left)}</Text>
        </View>
        <View className={lineup.qr}>
          <QrPicture small src={qrImage(view.id)} alt={t('lineup.qr')} />
        </View>
      </View>
      <View className={lineup.bar}>
        <ProgressBar label={t('lineup.left')} value={left / (view.graceMinutes * MINUTE_MS)} />
      </View>
      <Text className={lineup.caption}>{`${t('lineup.afterwards')} ${view.passRule}`}</Text>
    </>
  )
})
