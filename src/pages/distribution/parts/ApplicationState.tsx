import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { partnerStateOf } from '@/domain/partner/partnerState'
import { dayInMonthText, timeInMonthText } from '@/domain/time/monthText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { IconBadge } from '@/ui/media/IconBadge'
import type { Programme } from './useProgramme'
import styles from './Partner.module.scss'

interface Props {
  programme: Programme
  onEdit: () => void
}

/** What became of an application: it is read, not accepted yet, or the partner is frozen. */
export const ApplicationState = observer(function ApplicationState(props: Props) {
  const { state: code, stateFormat } = props.programme.application
  const state = partnerStateOf(code)
  return (
    <View className={styles.page}>
      <Text className={styles.stateName}>{stateFormat}</Text>
      <Card>
        <View className={styles.state}>
          {state === 'pending' && <InReview {...props} />}
          {state === 'refused' && <Refused {...props} />}
          {state === 'frozen' && <Paused {...props} />}
        </View>
      </Card>
    </View>
  )
})

const InReview = observer(function InReview({ programme, onEdit }: Props) {
  const t = useText()
  const { locale } = useStores()
  const { info, application } = programme
  const at = application.appliedAt ?? ''
  const date = timeInMonthText(at, locale.current)
  return (
    <>
      <View className={styles.stateIcon}>
        <IconBadge icon="hourglass-medium" tone="gold" />
      </View>
      <Heading>{t('partner.reviewTitle')}</Heading>
      <Text className={styles.stateText}>{t('partner.reviewText', { date, count: info.reviewDays })}</Text>
      <Button look="outline" onTap={onEdit}>
        {t('partner.change')}
      </Button>
    </>
  )
})

const Refused = observer(function Refused({ programme, onEdit }: Props) {
  const t = useText()
  return (
    <>
      <View className={styles.stateIcon}>
        <IconBadge icon="warning-circle" tone="gold" />
      </View>
      <Heading>{t('partner.refusedTitle')}</Heading>
      <View className={styles.reason}>
        <Text className={styles.name}>{t('partner.why')}</Text>
        <Text className={styles.reasonText}>{programme.application.reason}</Text>
      </View>
      <Button onTap={onEdit}>{t('partner.again')}</Button>
      <Text className={styles.caption}>{t('partner.againText')}</Text>
    </>
  )
})

const Paused = observer(function Paused({ programme }: Props) {
  const t = useText()
  const { locale } = useStores()
  const { decidedAt, holdsMoney, reason } = programme.application
  const date = dayInMonthText((decidedAt ?? '').slice(0, 10), locale.current)
  return (
    <>
      <View className={styles.stateIcon}>
        <IconBadge icon="lock" tone="gold" />
      </View>
      <Heading>{t('partner.pausedTitle')}</Heading>
      <Text className={styles.stateText}>{t(holdsMoney ? 'partner.heldText' : 'partner.pausedText', { date })}</Text>
      {reason !== '' && (
        <View className={styles.reason}>
          <Text className={styles.name}>{t('partner.why')}</Text>
          <Text className={styles.reasonText}>{reason}</Text>
        </View>
      )}
      {!holdsMoney && (
        <View className={styles.field}>
          <Button onTap={() => go('/pages/order/distribution/tx', {})}>{t('partner.withdraw')}</Button>
        </View>
      )}
      <Button look="outline" onTap={() => go('/pages/my/other/zkf', {})}>
        {t('partner.askStore')}
      </Button>
    </>
  )
})
