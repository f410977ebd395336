import { MenuItem, TextField } from '@mui/material'
import { MAX_COPIES } from './stations'

interface CopiesFieldProps {
  label: string
  copies: number
  onChange(copies: number): void
}

const CHOICES = Array.from({ length: MAX_COPIES }, (_, at) => at + 1)

/** How often a page is printed. */
export function CopiesField({ label, copies, onChange }: CopiesFieldProps) {
  return (
    <TextField
      select
      label={label}
      value={copies}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: 160, my: 0 }}
    >
      {CHOICES.map((each) => (
        <MenuItem key={each} value={each}>
          {each}
        </MenuItem>
      ))}
    </TextField>
  )
}
