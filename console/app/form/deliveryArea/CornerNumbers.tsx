import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFieldLabel } from '../fields/labels'
import { DegreesField } from '../fields/NumberFields'

const ROW = {
  ...{ border: 0, p: 0, m: 0, minWidth: 0 },
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr auto' },
}

interface CornerNumbersProps {
  source: string
  count: number
  onRemove(index: number): void
}

/** The corners of an area as numbers, for who does not use the map. */
export function CornerNumbers({ source, count, onRemove }: CornerNumbersProps) {
  const translate = useTranslate()
  const name = useFieldLabel()
  return (
    <details>
      <Box component="summary" sx={{ minHeight: 44, alignContent: 'center', cursor: 'pointer' }}>
        {translate('ground.numbers')}
      </Box>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} component="fieldset" sx={ROW} aria-label={translate('ground.corner', { no: index + 1 })}>
          <DegreesField source={`${source}.${index}.lat`} label={`${index + 1} · ${name('lat')}`} />
          <DegreesField source={`${source}.${index}.lng`} label={`${index + 1} · ${name('lng')}`} />
          <Button color="inherit" onClick={() => onRemove(index)}>
            {translate('ground.remove', { no: index + 1 })}
          </Button>
        </Box>
      ))}
    </details>
  )
}
