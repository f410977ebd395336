import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { DragProps } from './useDragOrder'

interface OrderedRowProps {
  drag: DragProps | undefined
  /** Where the line to its neighbour is. */
  edge: 'borderTop' | 'borderBottom'
  children: ReactNode
}

/** An item of a list that staff put in order. */
export function OrderedRow({ drag, edge, children }: OrderedRowProps) {
  return (
    <Box component="li" sx={{ [edge]: 1, ...ROW }} {...drag}>
      {children}
    </Box>
  )
}

/** How a line of an ordered list is laid out, its head as its items. */
export const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }

const ROW = {
  ...LINE,
  borderColor: 'divider',
  '&[draggable=true]': { cursor: 'grab' },
  '&[data-over=true]': { bgcolor: 'action.hover', boxShadow: 'inset 0 3px currentColor' },
}
