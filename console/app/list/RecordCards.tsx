import { Box } from '@mui/material'
import { SimpleList } from 'react-admin'
import { type Area, type AreaRecord, rowClickOf, valueAt } from '../areas/area'
import { useFieldLabel } from '../form/fields/labels'
import { SaleButton } from '../form/SaleButton'
import type { Field } from '../schema/field'
import { EmptyList } from './EmptyList'
import { ListCell } from './ListCell'
import { OpenButton } from './OpenButton'

interface RowsProps {
  area: Area
  columns: readonly Field[]
}

/** A list on a phone: of each record its name with its state, and below it what is known of it. */
export function RecordCards({ area, columns }: RowsProps) {
  const state = columns.find(({ name, kind }) => name === 'state' && kind === 'choice')
  const [first, ...rest] = columns.filter((field) => field !== state)
  const primary = (record: AreaRecord) => (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontWeight: 600 }}
    >
      {first && <ListCell field={first} record={record} />}
      {state && <ListCell field={state} record={record} />}
    </Box>
  )
  const secondary = (record: AreaRecord) => <OtherCells columns={rest} record={record} />
  return (
    <SimpleList
      sx={CARDS}
      rowClick={rowClickOf(area)}
      primaryText={primary}
      secondaryText={secondary}
      {...buttonsOf(area)}
      empty={<EmptyList />}
    />
  )
}

/** A row that can be opened holds no button: putting on sale is in its form. */
const buttonsOf = (area: Area) =>
  !area.update && {
    rightIcon: (record: AreaRecord) => (
      <>
        <SaleButton area={area} record={record} />
        <OpenButton area={area} record={record} />
      </>
    ),
  }

const CARDS = {
  py: 0,
  '& li:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '& .MuiListItem-root, & .MuiListItemButton-root': { py: 0.75 },
}

/** What is known of a record beside its name, each with what it is. */
function OtherCells({ columns, record }: { columns: readonly Field[]; record: AreaRecord }) {
  const label = useFieldLabel()
  const known = columns.filter(({ name }) => !isNothing(valueAt(record, name)))
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, mt: 0.25 }}>
      {known.map((field) => (
        <span key={field.name}>
          {`${label(field.name)} `}
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 500 }}>
            <ListCell field={field} record={record} />
          </Box>
        </span>
      ))}
    </Box>
  )
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
