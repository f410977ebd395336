import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface FormDialogProps {
  title: string
  /** The text of the button that does it. */
  action: string
  disabled: boolean
  danger?: boolean
  /** Resolves to whether it was done. */
  onSubmit(): Promise<boolean>
  onClose(): void
  children: ReactNode
}

/** A dialog with a form. It stays open, with what was typed, until that is done. */
export function FormDialog({ title, action, disabled, danger = false, onSubmit, onClose, children }: FormDialogProps) {
  const translate = useTranslate()
  const heading = useId()
  const submit = async () => {
    if (await onSubmit()) onClose()
  }
  const sent = (event: FormEvent) => {
    event.preventDefault()
    if (!disabled) void submit()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={sent}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{translate('orders.back')}</Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={disabled}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
