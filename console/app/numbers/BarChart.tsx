import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { FigureSection } from '../orders/day/FigureTable'
import { Folded } from './Folded'

interface Bar {
  id: string
  /** Two days of a year may have the same one. */
  name: string
  /** Satang. */
  amount: number
}

interface BarChartProps {
  title: string
  bars: readonly Bar[]
  /** The same as a table. */
  table: ReactNode
}

/** Height of the drawing in its own units; its width is one unit for each bar. */
const HEIGHT = 100
const MAX_NAMES = 7

/** Amounts as bars, of which some are named, and as a table for those who cannot see them or want the figures. */
export function BarChart({ title, bars, table }: BarChartProps) {
  const translate = useTranslate()
  const most = Math.max(0, ...bars.map(({ amount }) => amount))
  return (
    <FigureSection title={title}>
      <Box aria-hidden sx={{ px: 2, pt: 1 }}>
        <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}>
          {moneyText(most)}
        </Typography>
        <Box
          component="svg"
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={{
            display: 'block',
            width: 1,
            height: 160,
            color: 'primary.main',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {bars.map(({ id, name, amount }, at) => (
            <Rectangle key={id} at={at} height={most > 0 ? (amount / most) * HEIGHT : 0}>
              {`${name}: ${moneyText(amount)}`}
            </Rectangle>
          ))}
        </Box>
        <BarNames bars={bars} />
      </Box>
      <Folded summary={translate('numbers.table')}>{table}</Folded>
    </FigureSection>
  )
}

/** One bar; its text shows under the pointer. */
function Rectangle({ at, height, children }: { at: number; height: number; children: string }) {
  return (
    <rect x={at + 0.1} y={HEIGHT - height} width={0.8} height={height} fill="currentColor">
      <title>{children}</title>
    </rect>
  )
}

/** Names below the bars: of each where they are few, else of some at the same distance. */
function BarNames({ bars }: { bars: readonly Bar[] }) {
  const step = bars.length > MAX_NAMES ? Math.ceil((bars.length - 1) / 4) : 1
  const named = bars.flatMap(({ id, name }, at) => (at % step === 0 ? [{ id, name, at }] : []))
  return (
    <Box sx={{ position: 'relative', height: 22, fontSize: '0.75rem', color: 'text.secondary' }}>
      {named.map(({ id, name, at }) => (
        <Box
          key={id}
          component="span"
          style={{ left: `${((at + 0.5) / bars.length) * 100}%` }}
          sx={{ position: 'absolute', top: 4, transform: 'translateX(-50%)', whiteSpace: 'nowrap' }}
        >
          {name}
        </Box>
      ))}
    </Box>
  )
}
