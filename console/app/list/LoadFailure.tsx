import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from '@mui/material'
import { useTranslate } from 'react-admin'

/** What could not be loaded, with a button to try again. */
export function LoadFailure() {
  const translate = useTranslate()
  const queries = useQueryClient()
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button onClick={() => void queries.refetchQueries({ type: 'active' })}>{translate('failure.retry')}</Button>
      }
    >
      {translate('failure.title')}
    </Alert>
  )
}
