import { useQuery } from '@tanstack/react-query'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { feedbackContract } from '../../../contract/orders/feedback'
import { useStaffParts } from '../../api/staffParts'
import { FeedbackAnswer } from './FeedbackAnswer'
import { FEEDBACK_KEY, FeedbackText } from './FeedbackText'
import { ORDERS_KEY } from '../../live/useLive'

/** What the guest said of an order; nothing until there is something. */
export function OrderFeedback({ id }: { id: string }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { data } = useQuery({
    queryKey: [ORDERS_KEY, FEEDBACK_KEY, id],
    queryFn: () => client.call(feedbackContract.read, { id }),
    networkMode: 'always',
    retry: false,
  })
  if (!data?.feedback) return null
  return (
    <Box component="section" data-feedback={id} sx={{ my: 2 }}>
      <Typography variant="h2" component="h3">
        {translate('feedback.one')}
      </Typography>
      <FeedbackText feedback={data.feedback} />
      <FeedbackAnswer feedback={data.feedback} />
    </Box>
  )
}
