import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/actions/Button'
import { Chip } from '@/ui/feedback/Chip'
import { Card } from '@/ui/layout/Card'
import { Dock } from '@/ui/layout/Dock'
import { Heading } from '@/ui/layout/Heading'
import { Rate } from '@/ui/fields/Rate'
import { TextArea } from '@/ui/fields/TextArea'
import { useText } from '@/hooks/useText'
import type { Reply } from '@/contract/endpoint'
import type { orderFeedbackContract } from '@/contract/order/orderFeedback'
import type { FeedbackModel } from '@/pages/order/feedback.model'
import { DishRatingCard } from './DishRatingCard'
import styles from './Feedback.module.scss'
import { PicturesField } from '../PicturesField'

/** The longest suggestions the contract takes, characters. */
const MAX = 500
/** Names of the levels of an order, the worst first. */
export const FACES = ['veryBad', 'bad', 'okay', 'good', 'veryGood'] as const

/** Id of the overall rating on the page. */
export const OVERALL = 'feedback-overall'

interface Props {
  model: FeedbackModel
  tasting: Reply<(typeof orderFeedbackContract)['tasting']>
  sending: boolean
  onSend: () => void
}

/** Overall rating by faces, ratings by dish, and a comment. */
export const FeedbackForm = observer(function FeedbackForm({ model, tasting, sending, onSend }: Props) {
  const t = useText()
  return (
    <View>
      <Card>
        <View className={styles.question}>
          <Heading level={2} look="title3">
            {t('feedback.overall')}
          </Heading>
          {model.tried && model.overall === 0 && <Chip tone="red">{t('common.required')}</Chip>}
        </View>
        <View id={OVERALL}>
          <Rate
            label={t('feedback.overall')}
            levels={FACES.map((face) => t(`feedback.${face}`))}
            value={model.overall}
            onChange={model.setOverall}
          />
        </View>
      </Card>
      <View className={styles.head}>
        <Heading level={2} look="title3">
          {t('feedback.dishes')}
        </Heading>
      </View>
      {tasting.dishes.map((dish) => (
        <DishRatingCard key={dish.orderGoodsId} dish={dish} model={model} />
      ))}
      <View className={styles.suggestions}>
        <TextArea
          label={t('feedback.suggestions')}
          value={model.suggestions}
          maxLength={MAX}
          onChange={model.setSuggestions}
        />
      </View>
      <PicturesField model={model.pictures} />
      <Dock>
        <Button wide size="large" busy={sending} onTap={onSend}>
          {t('feedback.submit')}
        </Button>
      </Dock>
    </View>
  )
})
