import { Box } from '@mui/material'

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** What was done last, for those who hear the page. */
export function Announcement({ text }: { text: string }) {
  return (
    <Box component="output" sx={UNSEEN}>
      {text}
    </Box>
  )
}
