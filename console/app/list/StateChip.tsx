import { alpha, Chip } from '@mui/material'

type Tone = 'success' | 'warning' | 'error' | 'info'

/** Colours of states by their names; the others are over and grey. */
const TONES: Readonly<Record<string, Tone>> = {
  ...{ onSale: 'success', open: 'success', openNow: 'success', approved: 'success', paid: 'success' },
  ...{ confirmed: 'success', rewarded: 'success', done: 'success', kept: 'success' },
  ...{ upcoming: 'warning', pausedNow: 'warning', soldOut: 'warning', used: 'warning', pending: 'warning' },
  ...{ pendingShipment: 'warning', refunding: 'warning', waiting: 'warning', byHand: 'warning', slipSent: 'warning' },
  ...{ processing: 'info', sending: 'info', accepted: 'info' },
  ...{ failed: 'error', frozen: 'error' },
}

/** A state as a word on a tint of its colour. */
export function StateChip({ name, text }: { name: string; text: string }) {
  const tone = TONES[name]
  return (
    <Chip
      component="span"
      size="small"
      label={text}
      sx={({ palette }) => ({
        color: tone ? palette[tone].main : palette.text.secondary,
        backgroundColor: tone ? alpha(palette[tone].main, TINT) : palette.divider,
      })}
    />
  )
}

/** How strong the colour of a state is behind its word. */
const TINT = 0.1
