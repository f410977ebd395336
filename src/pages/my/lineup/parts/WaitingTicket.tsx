import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { qrImage } from '@/components/media/qrImage'
import { useText } from '@/hooks/useText'
import type { QueueTicketView } from '@/contract/inStore/queue'
import { openLocation } from '@/platform/location/openLocation'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { classes } from '@/ui/classes'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Perforation } from '@/ui/layout/Perforation'
import { Row } from '@/ui/layout/Row'
import { Icon } from '@/ui/media/Icon'
import { QrPicture } from '@/ui/media/QrPicture'
import { CancelNumber } from './CancelNumber'
import { QueuePosition } from './QueuePosition'
import { TicketHead } from './TicketHead'
import type { TicketProps } from './ticketProps'
import styles from './Lineup.module.scss'

/** A number that waits: its place, about how long, and the code for the door. */
export const WaitingTicket = observer(function WaitingTicket({ view, onReply }: TicketProps) {
  const t = useText()
  const { ahead, dishes, estMinutes, number, others, storeInfo } = view
  return (
    <>
      <Card>
        <TicketHead view={view} />
        <View className={styles.centre}>
          <Text className={styles.question}>{t('lineup.yourNumber')}</Text>
          <Text className={styles.number}>{number}</Text>
        </View>
        <QueuePosition ahead={ahead} minutes={estMinutes} />
        {view.line.length > 1 && <Line view={view} />}
        <Perforation />
        <DoorCode view={view} />
      </Card>
      <Card>
        <Row
          icon="fork-knife"
          title={dishes > 0 ? t('lineup.chosen', { count: dishes }) : t('lineup.menu')}
          hint={t(dishes > 0 ? 'lineup.comeAlong' : 'lineup.menuText')}
          onTap={() => go('/pages/index/goods', { storeId: storeInfo.id })}
        />
      </Card>
      {others > 0 && (
        <View className={styles.others}>
          <Icon name="users" size={20} className={styles.othersIcon} />
          <Text>{t('lineup.others', { count: others })}</Text>
        </View>
      )}
      <Dock>
        <View className={styles.half}>
          <CancelNumber view={view} onReply={onReply} />
        </View>
        <View className={styles.half}>
          <Button wide size="large" icon="navigation-arrow" onTap={() => openLocation(storeInfo)}>
            {t('lineup.directions')}
          </Button>
        </View>
      </Dock>
    </>
  )
})

/** The numbers before this one. */
const Line = observer(function Line({ view: { line } }: { view: QueueTicketView }) {
  const t = useText()
  const calls = line.some(({ called }) => called)
  return (
    <View className={styles.track}>
      <View className={styles.steps}>
        {line.map(({ number, called }, at) => (
          <View
            key={number}
            className={classes(
              styles.progressStep,
              called && styles.progressCalled,
              at === line.length - 1 && styles.progressOwn,
            )}
          >
            {number}
          </View>
        ))}
      </View>
      <View className={styles.ends}>
        <Text className={classes(styles.end, styles.endCalled)}>{calls ? t('lineup.now') : ''}</Text>
        <Text className={styles.end}>{t('lineup.you')}</Text>
      </View>
    </View>
  )
})

/** The code that staff scan at the door, with the rule of passed numbers. */
const DoorCode = observer(function DoorCode({ view }: { view: QueueTicketView }) {
  const t = useText()
  return (
    <View className={styles.door}>
      <View className={styles.qr}>
        <QrPicture small src={qrImage(view.id)} alt={t('lineup.qr')} />
      </View>
      <View className={styles.texts}>
        <Text className={styles.name}>{t('lineup.atDoor')}</Text>
        <Text className={styles.caption}>{view.passRule}</Text>
      </View>
    </View>
  )
})
