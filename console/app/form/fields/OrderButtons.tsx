import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'

export interface OrderButtonsProps {
  /** What is moved. */
  name: string
  at: number
  last: number
  busy: boolean
  onMove(to: number): void
}

/** Moves something up or down, for keyboards and touch screens. */
export function OrderButtons({ name, at, last, busy, onMove }: OrderButtonsProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <IconButton
        aria-label={translate('menu.up', { name })}
        disabled={busy || at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('menu.down', { name })}
        disabled={busy || at === last}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  )
}
