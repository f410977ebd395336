import { Box, Typography } from '@mui/material'
import { useFieldLabel } from '../form/fields/labels'
import { Cell } from '../list/Cell'
import type { Field } from '../schema/field'
import type { Values } from '../schema/mergeEdits'

/** Fields of a record with their names, side by side. */
export function FactList({ fields, record }: { fields: readonly Field[]; record: Values }) {
  const label = useFieldLabel()
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
      {fields.map((field) => (
        <div key={field.name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label(field.name)}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <Cell field={field} record={record} />
          </Box>
        </div>
      ))}
    </Box>
  )
}
