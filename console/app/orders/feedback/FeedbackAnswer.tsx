import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { feedbackContract, type StaffFeedback } from '../../../contract/orders/feedback'
import { useStaffParts } from '../../api/staffParts'
import { submitFailure } from '../../form/calls/submitFailure'
import { useWhenText } from '../../i18n/whenText'
import { FEEDBACK_KEY } from './FeedbackText'

/** What staff answered, and the field to write or change it. */
export function FeedbackAnswer({ feedback }: { feedback: StaffFeedback }) {
  const translate = useTranslate()
  const [writing, setWriting] = useState(false)
  const { answer, answeredBy, answeredAt } = feedback
  const when = useWhenText()
  const at = answeredAt && when(answeredAt)
  return (
    <Box sx={{ borderLeft: 3, borderColor: answer ? 'primary.main' : 'transparent', pl: answer ? 1.5 : 0, mt: 1 }}>
      {answer && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('feedback.by', { name: answeredBy, at })}
          </Typography>
          <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{answer}</Box>
        </>
      )}
      {writing ? (
        <AnswerForm feedback={feedback} onClose={() => setWriting(false)} />
      ) : (
        <Button variant={answer ? 'text' : 'outlined'} onClick={() => setWriting(true)} sx={{ mt: 0.5 }}>
          {translate(answer ? 'feedback.change' : 'feedback.write')}
        </Button>
      )}
    </Box>
  )
}

/** The longest answer that the contract takes, characters. */
const MAX = 500

function AnswerForm({ feedback, onClose }: { feedback: StaffFeedback; onClose(): void }) {
  const translate = useTranslate()
  const [text, setText] = useState(feedback.answer)
  const { busy, problem, send } = useAnswering(feedback, onClose)
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void send(text)
      }}
      sx={{ mt: 1 }}
    >
      <TextField
        fullWidth
        multiline
        minRows={2}
        label={translate('feedback.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX } }}
      />
      {problem && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" disabled={busy || text.trim() === ''}>
          {translate('feedback.send')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}

/** Sends an answer. Where another one was written meanwhile, that is shown and what was typed stays. */
function useAnswering({ id, version }: StaffFeedback, onDone: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (text: string) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await client.call(feedbackContract.answer, { id, version, answer: text.trim() })
      notify('feedback.sent', { type: 'success' })
      onDone()
    } catch (error) {
      const failure = submitFailure(error)
      const message = failure.kind === 'conflict' ? 'feedback.meanwhile' : 'form.noReply'
      setProblem('text' in failure ? failure.text : translate(message))
    } finally {
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(FEEDBACK_KEY) })
      setBusy(false)
    }
  }
  return { busy, problem, send }
}
