import { Box } from '@mui/material'

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** The last action, for screen readers. */
export function Announcement({ text }: { text: string }) {
  return (
    <Box component="output" sx={UNSEEN}>
      {text}
    </Box>
  )
}
