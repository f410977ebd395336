import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useRedirect, useTranslate } from 'react-admin'

/** Opens the form for a new record, which begins with some values. */
export function NewButton({ resource, text, given }: { resource: string; text: string; given: object }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  return (
    <Button
      startIcon={<AddIcon />}
      onClick={() => redirect('create', resource, undefined, undefined, { record: given })}
    >
      {translate(text)}
    </Button>
  )
}
