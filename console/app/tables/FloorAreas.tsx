import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { FLOOR_STATES, type StaffTable } from '../../contract/tables/table'
import { StateText } from './StateText'
import { TableTile } from './TableTile'

interface FloorProps {
  tables: readonly StaffTable[]
  now: number
  onOpen(id: string): void
}

/** The tables of a restaurant by area, and how many are in each state. */
export function FloorAreas({ tables, ...tile }: FloorProps) {
  const translate = useTranslate()
  if (tables.length === 0) return <Typography sx={{ mt: 2 }}>{translate('tables.none')}</Typography>
  const areas = [...new Set(tables.map(({ area }) => area))]
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('tables.byState')}
        sx={{ ...LIST, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {FLOOR_STATES.map((state) => (
          <li key={state}>
            <StateText state={state} count={tables.filter((table) => table.state === state).length} />
          </li>
        ))}
      </Box>
      {areas.map((area) => (
        <Area key={area} name={area} tables={tables.filter((table) => table.area === area)} {...tile} />
      ))}
    </>
  )
}

const LIST = { listStyle: 'none', p: 0, m: 0 }
const GRID = { ...LIST, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1.25 }

function Area({ name, tables, ...tile }: FloorProps & { name: string }) {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 2 }}>
      <Typography id={heading} variant="h2" sx={{ mb: 1 }}>
        {name || translate('screens.tables')}
      </Typography>
      <Box component="ul" sx={GRID}>
        {tables.map((table) => (
          <li key={table.id}>
            <TableTile table={table} {...tile} />
          </li>
        ))}
      </Box>
    </Box>
  )
}
