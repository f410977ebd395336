import { Box, CircularProgress } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ConnectionNote } from './ConnectionNote'
import { SoundSwitch } from './SoundSwitch'
import type { Live } from './useLive'

interface LiveFrameProps {
  live: Live
  /** Fields and switches above the content. */
  bar: ReactNode
  children: ReactNode
}

/** A page that keeps itself up to date: its bar with the sound, whether it is connected, and its content. */
export function LiveFrame({ live, bar, children }: LiveFrameProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ pt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.25, alignItems: 'center', mb: 1 }}>
        {bar}
        <SoundSwitch />
      </Box>
      <ConnectionNote connection={live.connection} readAt={live.data?.readAt} onRetry={live.retry} />
      {live.isLoading && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {children}
    </Box>
  )
}
