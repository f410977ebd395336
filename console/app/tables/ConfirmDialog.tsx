import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface ConfirmProps {
  title: string
  /** The text of the button that does it. */
  action: string
  disabled: boolean
  onConfirm(): Promise<boolean>
  onClose(): void
  children: ReactNode
}

/** Asks before something that cannot be undone. It stays open until that is done. */
export function ConfirmDialog({ title, action, disabled, onConfirm, onClose, children }: ConfirmProps) {
  const translate = useTranslate()
  const confirm = async () => {
    if (await onConfirm()) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="confirm-title" onClose={onClose}>
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('orders.back')}</Button>
        <Button variant="contained" disabled={disabled} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
