import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of the details of a table. */
export function TableSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography variant="h2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
