import OpenInNew from '@mui/icons-material/OpenInNew'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { type Area, type AreaRecord, valueAt } from '../areas/area'

/** Opens the page of a record to read and print, beside the console. */
export function OpenButton({ area, record }: { area: Area; record: AreaRecord }) {
  const translate = useTranslate()
  const { opens, columns } = area
  if (!opens) return null
  const [name = 'id'] = columns
  const label = translate('list.open', { name: String(valueAt(record, name)) })
  return (
    <Tooltip title={label}>
      <IconButton
        color="primary"
        href={String(valueAt(record, opens))}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        sx={{ width: 44, height: 44 }}
      >
        <OpenInNew />
      </IconButton>
    </Tooltip>
  )
}
