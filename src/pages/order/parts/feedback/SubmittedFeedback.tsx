import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { StoredFeedback } from '@/contract/order/orderFeedback'
import { dateTimeText } from '@/domain/time/dateText'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { Button } from '@/ui/actions/Button'
import { Card } from '@/ui/layout/Card'
import { Heading } from '@/ui/layout/Heading'
import { DetailList } from '../detail/DetailList'
import styles from './Feedback.module.scss'
import { FACES } from './FeedbackForm'
import { SentPictures } from '../SentPictures'

interface Props {
  said: StoredFeedback
  onLeave: () => void
}

/** What the guest said of an order, and what the restaurant answered. */
export const SubmittedFeedback = observer(function SubmittedFeedback({ said, onLeave }: Props) {
  const t = useText()
  const { locale } = useStores()
  const { overall, suggestions, images, createdAt, answer, answeredAt } = said
  const face = FACES[overall - 1]
  return (
    <>
      <Card>
        <Heading level={1} look="title2">
          {t(answer ? 'feedback.answer' : 'feedback.thanks')}
        </Heading>
        <Text className={styles.answer}>{answer || t('feedback.thanksText')}</Text>
        {answeredAt && <Text className={styles.choice}>{dateTimeText(answeredAt, locale.current)}</Text>}
      </Card>
      <Card>
        <Heading level={2} look="title3">
          {t('feedback.yours')}
        </Heading>
        <DetailList
          facts={[
            [t('feedback.overall'), face ? t(`feedback.${face}`) : ''],
            [t('feedback.said'), suggestions],
          ]}
        />
        <SentPictures images={images} />
        <Text className={styles.choice}>{dateTimeText(createdAt, locale.current)}</Text>
      </Card>
      <Card>
        <Button wide look="outline" onTap={onLeave}>
          {t('refund.toOrder')}
        </Button>
      </Card>
    </>
  )
})
