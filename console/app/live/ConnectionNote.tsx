import { Alert, Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Connection } from './useLive'

interface ConnectionProps {
  connection: Connection
  /** When what is shown was read: a wire time. */
  readAt: string | undefined
  onRetry(): void
}

/** Whether the page is up to date, and what to do when it is not. */
export function ConnectionNote({ connection, readAt, onRetry }: ConnectionProps) {
  const translate = useTranslate()
  const time = readAt?.slice(11, 16) ?? '–'
  return (
    <Box component="output" sx={{ display: 'block' }} data-connection={connection}>
      {connection === 'polling' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('orders.polling')}
        </Alert>
      )}
      {connection === 'offline' && (
        <Alert severity="error" sx={{ mb: 1 }} action={<Button onClick={onRetry}>{translate('orders.retry')}</Button>}>
          {translate('orders.offline', { time })}
        </Alert>
      )}
    </Box>
  )
}
