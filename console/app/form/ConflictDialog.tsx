import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { mergeEdits, type Values } from '../schema/mergeEdits'
import { useFieldLabel } from './fields/labels'

/** An edit that came after another one: what it began with, what was typed, and what is saved now. */
export interface Conflict {
  base: Values
  mine: Values
  current: Values
}

interface ConflictDialogProps {
  conflict: Conflict | undefined
  fields: readonly string[]
  onClose(): void
}

/**
 * The slower of two editors chooses: what was typed stays, with what the other one saved in other fields, or the saved one replaces
 * it. Either way the form then holds the version that is saved, so that the next save succeeds.
 */
export function ConflictDialog({ conflict, fields, onClose }: ConflictDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const label = useFieldLabel()
  const { setValue } = useFormContext()
  if (!conflict) return null
  const { base, mine, current } = conflict
  const merged = mergeEdits(base, mine, current, fields)
  const listed = (names: readonly string[]) => ({ fields: names.map(label).join(', ') })

  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true })
    onClose()
  }
  const keepMine = () => {
    fill(merged.values)
    notify('conflict.kept', { type: 'info' })
  }

  return (
    <Dialog open aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography>{translate('conflict.text')}</Typography>
        {merged.theirs.length > 0 && (
          <Typography sx={{ mt: 2 }}>{translate('conflict.theirs', listed(merged.theirs))}</Typography>
        )}
        {merged.both.length > 0 && (
          <Typography sx={{ mt: 1, fontWeight: 600 }}>{translate('conflict.both', listed(merged.both))}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', p: 2 }}>
        <Button onClick={() => fill(current)}>{translate('conflict.takeTheirs')}</Button>
        <Button variant="contained" onClick={keepMine}>
          {translate('conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
