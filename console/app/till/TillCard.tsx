import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { TillState } from './useTill'

interface TillCardProps {
  title: string
  note?: string
  till: Pick<TillState, 'clear'>
  children: ReactNode
}

/** A card of the till, which can be put away. */
export function TillCard({ title, note, till, children }: TillCardProps) {
  const translate = useTranslate()
  return (
    <Card component="section" aria-label={title} sx={{ mt: 2, p: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h1" component="h2">
            {title}
          </Typography>
          {note && <Typography color="text.secondary">{note}</Typography>}
        </Box>
        <Button onClick={till.clear}>{translate('till.putAway')}</Button>
      </Box>
      {children}
    </Card>
  )
}
