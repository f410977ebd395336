import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/layout/Card'
import { Chip } from '@/ui/feedback/Chip'
import { Link } from '@/ui/actions/Link'
import { Picture } from '@/ui/media/Picture'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { ASPECTS, SATISFACTION, TASTE_LEVELS, TASTES, type SatisfactionLevel } from '@/domain/order/feedback'
import type { FeedbackModel } from '@/pages/order/feedback.model'
import styles from './Feedback.module.scss'
import { FaceScale } from './FaceScale'
import { RatingSlider } from './RatingSlider'

/** The worst first, each with its face. */
const FACE_LEVELS = [
  { key: 'unsatisfied', face: 2 },
  { key: 'soSo', face: 3 },
  { key: 'satisfied', face: 4 },
  { key: 'verySatisfied', face: 5 },
] as const satisfies readonly { key: SatisfactionLevel; face: number }[]

/** Id of a dish's card on the page. */
export const dishElementId = (id: string): string => `feedback-dish-${id}`

/** From less to more. */
const AMOUNTS = ['tooLittle', 'moderate', 'tooMuch'] as const satisfies readonly (keyof typeof TASTE_LEVELS)[]

interface Props {
  dish: { orderGoodsId: string; name: string; image: string; choiceText: string }
  model: FeedbackModel
}

/** Rating of a dish: overall by one tap, or by taste and aspect. */
export const DishRatingCard = observer(function DishRatingCard({ dish, model }: Props) {
  const t = useText()
  const { config } = useStores()
  const { orderGoodsId: id, name, image, choiceText } = dish
  const open = model.unfolded === id
  const whole = FACE_LEVELS.find(({ key: level }) =>
    ASPECTS.every((key) => model.ratingOf(id)[key] === SATISFACTION[level]),
  )
  const isRated = model.isRated(id)
  return (
    <Card>
      <View className={styles.dish}>
        <Picture src={config.picture(image)} alt="" size={44} />
        <View className={styles.texts}>
          <Text className={styles.name}>{name}</Text>
          {choiceText !== '' && <Text className={styles.choice}>{choiceText}</Text>}
        </View>
        {isRated && (
          <Chip tone="green" icon="check-b">
            {t('feedback.rated')}
          </Chip>
        )}
        {!isRated && model.tried && <Chip tone="red">{t('common.required')}</Chip>}
      </View>
      <View id={dishElementId(id)}>
        <FaceScale
          label={t('feedback.quick')}
          levels={FACE_LEVELS.map((level) => ({ ...level, label: t(`feedback.${level.key}`) }))}
          value={whole?.key}
          onChange={(level) => model.rate(id, level)}
        />
      </View>
      {open && <Details id={id} model={model} />}
      <Link
        icon={open ? 'caret-up' : 'caret-down'}
        text={t(open ? 'feedback.less' : 'feedback.more')}
        onTap={() => model.unfold(id)}
      />
    </Card>
  )
})

/** Each taste and each aspect of a dish. */
const Details = observer(function Details({ id, model }: { id: string; model: FeedbackModel }) {
  const t = useText()
  const rating = model.ratingOf(id)
  return (
    <>
      {TASTES.map((taste) => (
        <RatingSlider
          key={taste}
          id={`feedback-${taste}-${id}`}
          label={t(`feedback.${taste}`)}
          levels={AMOUNTS.map((key) => ({ key, label: t(`feedback.${key}`) }))}
          value={AMOUNTS.find((key) => rating[taste] === TASTE_LEVELS[key])}
          onChange={(key) => model.set(id, taste, TASTE_LEVELS[key])}
        />
      ))}
      {ASPECTS.map((aspect) => (
        <FaceScale
          key={aspect}
          beside
          label={t(`feedback.${aspect}`)}
          levels={FACE_LEVELS.map((level) => ({ ...level, label: t(`feedback.${level.key}`) }))}
          value={FACE_LEVELS.find(({ key }) => rating[aspect] === SATISFACTION[key])?.key}
          onChange={(key) => model.set(id, aspect, SATISFACTION[key])}
        />
      ))}
    </>
  )
})
