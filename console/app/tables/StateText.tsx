import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FloorState } from '../../contract/tables/table'
import { TONES } from './floorTones'

interface StateTextProps {
  state: FloorState
  /** On the ground of a tile, which has the colour itself. */
  plain?: boolean
  /** How many tables have it. */
  count?: number
}

/** The state of a table in a word, with its colour. */
export function StateText({ state, plain = false, count }: StateTextProps) {
  const translate = useTranslate()
  const { edge } = TONES[state]
  const filled = state === 'free' ? { bgcolor: 'divider' } : { bgcolor: edge, color: 'background.paper' }
  return (
    <Box
      component="span"
      sx={{ fontWeight: 700, lineHeight: 1.4, borderRadius: 1, ...(!plain && { ...filled, px: 1, py: 0.25 }) }}
    >
      {translate(`tables.states.${state}`)}
      {count !== undefined && ` ${count}`}
    </Box>
  )
}
