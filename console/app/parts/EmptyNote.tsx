import Inbox from '@mui/icons-material/InboxOutlined'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Empty state: an icon, a sentence, and actions. */
export function EmptyNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, textAlign: 'center', px: 2, py: 5 }}
    >
      <Box
        sx={{ display: 'flex', p: 1.5, borderRadius: '50%', bgcolor: 'divider', color: 'text.secondary' }}
        aria-hidden
      >
        <Inbox />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{children}</Box>
      {action}
    </Box>
  )
}
