import { Box, Rating, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { ASPECTS, SATISFACTION, TASTE_LEVELS, TASTES } from '../../../../src/domain/order/feedback'
import type { StaffFeedback } from '../../../contract/orders/feedback'
import { GuestPictures } from './GuestPictures'

/** Part of the keys of queries that read feedback. */
export const FEEDBACK_KEY = 'feedback'

/** What a guest said: stars, words, pictures, and what was not as it should be of each dish. */
export function FeedbackText({ feedback }: { feedback: StaffFeedback }) {
  const translate = useTranslate()
  const { overall, suggestions, images, dishes } = feedback
  return (
    <>
      <Rating readOnly value={overall} aria-label={translate('feedback.stars', { smart_count: overall })} />
      {suggestions && <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{`“${suggestions}”`}</Box>}
      <GuestPictures images={images} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 0.75 }}>
        {dishes.map((dish) => (
          <DishText key={dish.id} dish={dish} />
        ))}
      </Box>
    </>
  )
}

type Dish = StaffFeedback['dishes'][number]

function DishText({ dish }: { dish: Dish }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const faults = [...tasteFaults(dish), ...aspectFaults(dish)].map(({ of, level }) =>
    [translate(`feedback.of.${of}`), translate(`feedback.levels.${level}`)].join(': '),
  )
  return (
    <li>
      <strong>{dish.name}</strong>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {faults.length > 0
          ? new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(faults)
          : translate('feedback.allFine')}
      </Typography>
    </li>
  )
}

const tasteFaults = (dish: Dish) =>
  TASTES.flatMap((of) => {
    if (dish[of] === TASTE_LEVELS.moderate) return []
    return [{ of, level: dish[of] === TASTE_LEVELS.tooMuch ? 'tooMuch' : 'tooLittle' }]
  })

const aspectFaults = (dish: Dish) =>
  ASPECTS.flatMap((of) => {
    if (dish[of] < SATISFACTION.soSo) return []
    return [{ of, level: dish[of] === SATISFACTION.soSo ? 'soSo' : 'unsatisfied' }]
  })
