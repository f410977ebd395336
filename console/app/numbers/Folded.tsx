import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** What is shown after a tap on its summary. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ '& summary': { py: 1.5, cursor: 'pointer', color: 'text.secondary' } }}>
      <summary>{summary}</summary>
      {children}
    </Box>
  )
}
