import { Box, Card, CircularProgress, MenuItem, Pagination, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Title, useLocaleState, useTranslate } from 'react-admin'
import { feedbackContract, type StaffFeedback } from '../../../contract/orders/feedback'
import { useStaffParts } from '../../api/staffParts'
import { useWhenText } from '../../i18n/whenText'
import { EmptyNote } from '../../parts/EmptyNote'
import { LoadFailure } from '../../list/LoadFailure'
import { FeedbackAnswer } from './FeedbackAnswer'
import { FEEDBACK_KEY, FeedbackText } from './FeedbackText'
import { StoreSelect } from '../../store/StoreSelect'
import { useStoreChoice } from '../../store/useStoreChoice'

const PAGE_SIZE = 20
/** Most stars of what is shown, beside all. */
const STAR_LIMITS = [1, 2, 3, 4] as const
/** Material UI takes an empty value for none. */
const ALL = '*'

/** What guests said of their orders, the latest first. */
export function FeedbackPage() {
  const translate = useTranslate()
  const choice = useStoreChoice()
  const [stars, setStars] = useState('')
  const [answered, setAnswered] = useState('')
  const { storeId } = choice
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 800 }}>
      <Title title={translate('screens.feedback')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <TextField
          select
          label={translate('feedback.filter')}
          value={stars || ALL}
          onChange={({ target }) => setStars(target.value === ALL ? '' : target.value)}
          sx={{ width: 220, my: 0 }}
        >
          <MenuItem value={ALL}>{translate('list.all')}</MenuItem>
          {STAR_LIMITS.map((most) => (
            <MenuItem key={most} value={String(most)}>
              {translate('feedback.most', { smart_count: most })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={translate('feedback.answered')}
          value={answered || ALL}
          onChange={({ target }) => setAnswered(target.value === ALL ? '' : target.value)}
          sx={{ width: 180, my: 0 }}
        >
          <MenuItem value={ALL}>{translate('list.all')}</MenuItem>
          <MenuItem value="false">{translate('feedback.answers.no')}</MenuItem>
          <MenuItem value="true">{translate('feedback.answers.yes')}</MenuItem>
        </TextField>
        <StoreSelect {...choice} />
      </Box>
      {storeId === undefined ? (
        <CircularProgress aria-label={translate('ra.page.loading')} />
      ) : (
        <FeedbackList key={`${storeId} ${stars} ${answered}`} {...{ storeId, stars, answered }} />
      )}
    </Box>
  )
}

interface FeedbackFilter {
  storeId: string
  stars: string
  answered: string
}

function FeedbackList({ storeId, stars, answered }: FeedbackFilter) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const [page, setPage] = useState(1)
  const requested = {
    ...{ page, pageSize: PAGE_SIZE },
    ...(storeId && { storeId }),
    ...(stars && { overall: Number(stars) }),
    ...(answered && { answered: answered === 'true' }),
  }
  const { data, isError } = useQuery({
    // Names of dishes come in the language of staff.
    queryKey: [FEEDBACK_KEY, requested, locale],
    queryFn: () => client.call(feedbackContract.list, requested),
    networkMode: 'always',
    retry: false,
  })
  if (isError) return <LoadFailure />
  if (!data) return <CircularProgress aria-label={translate('ra.page.loading')} />
  if (data.total === 0)
    return <EmptyNote>{translate(stars || answered ? 'feedback.noneFound' : 'feedback.none')}</EmptyNote>
  const pages = Math.ceil(data.total / PAGE_SIZE)
  return (
    <>
      {data.list.map((feedback) => (
        <FeedbackCard key={feedback.id} feedback={feedback} />
      ))}
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_event, next) => setPage(next)} />}
    </>
  )
}

function FeedbackCard({ feedback }: { feedback: StaffFeedback }) {
  const { id, orderNo, storeName, createdAt } = feedback
  const when = useWhenText()
  return (
    <Card component="article" aria-label={orderNo} sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 0.5 }}>
        <Link to={`/orders?order=${encodeURIComponent(id)}`} sx={{ fontWeight: 700 }}>
          {orderNo}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {`${when(createdAt)} · ${storeName}`}
        </Typography>
      </Box>
      <FeedbackText feedback={feedback} />
      <FeedbackAnswer feedback={feedback} />
    </Card>
  )
}
