import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { LINE } from './OrderedRow'

interface OrderedSectionProps {
  title: string
  /** How many items it has. */
  count: string | number
  /** Buttons beside the title. */
  buttons: ReactNode
  /** The items, each an `OrderedRow`. */
  children: ReactNode
}

/** A part of a page with a list that staff put in order. */
export function OrderedSection({ title, count, buttons, children }: OrderedSectionProps) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading} sx={{ mt: 2 }}>
      <Box sx={{ ...LINE, bgcolor: 'background.default' }}>
        <Typography id={heading} variant="h2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {title} · {count}
        </Typography>
        {buttons}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Card>
  )
}
