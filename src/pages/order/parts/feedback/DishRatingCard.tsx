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
import { RatingScale } from './RatingScale'

const LEVELS = Object.keys(SATISFACTION) as SatisfactionLevel[]
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
  const whole = LEVELS.find((level) => ASPECTS.every((key) => model.ratingOf(id)[key] === SATISFACTION[level]))
  const levels = LEVELS.map((key) => ({ key, label: t(`feedback.${key}`) }))
  return (
    <Card>
      <View className={styles.dish}>
        <Picture src={config.picture(image)} alt="" size={44} />
        <View className={styles.texts}>
          <Text className={styles.name}>{name}</Text>
          {choiceText !== '' && <Text className={styles.choice}>{choiceText}</Text>}
        </View>
        {model.isRated(id) && (
          <Chip tone="green" icon="check-b">
            {t('feedback.rated')}
          </Chip>
        )}
      </View>
      <RatingScale
        label={t('feedback.quick')}
        levels={levels}
        value={whole}
        onChange={(level) => model.rate(id, level)}
      />
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
        <RatingScale
          key={taste}
          slider
          label={t(`feedback.${taste}`)}
          levels={AMOUNTS.map((key) => ({ key, label: t(`feedback.${key}`) }))}
          value={AMOUNTS.find((key) => rating[taste] === TASTE_LEVELS[key])}
          onChange={(key) => model.set(id, taste, TASTE_LEVELS[key])}
        />
      ))}
      {ASPECTS.map((aspect) => (
        <RatingScale
          key={aspect}
          label={t(`feedback.${aspect}`)}
          levels={LEVELS.map((key) => ({ key, label: t(`feedback.${key}`) }))}
          value={LEVELS.find((key) => rating[aspect] === SATISFACTION[key])}
          onChange={(key) => model.set(id, aspect, SATISFACTION[key])}
        />
      ))}
    </>
  )
})
