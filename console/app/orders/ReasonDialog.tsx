import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'

/** How staff end an order, or answer the request for a refund. All but `approve` need a reason. */
export type EndingKind = 'cancel' | 'refuse' | 'approve' | 'decline'

interface ReasonDialogProps {
  kind: EndingKind
  busy: boolean
  onSubmit(reason: string): Promise<void>
  onClose(): void
}

/** Asks before an order ends, for a reason that the guest reads. It stays open, with what was typed, until that is done. */
export function ReasonDialog({ kind, busy, onSubmit, onClose }: ReasonDialogProps) {
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit(reason.trim())
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="ending-title">
      <form onSubmit={submit}>
        <DialogTitle id="ending-title">{translate(`orders.confirmTitles.${kind}`)}</DialogTitle>
        <DialogContent>
          {kind === 'approve' ? (
            <Typography>{translate('orders.confirmApprove')}</Typography>
          ) : (
            <TextField
              inputRef={focus}
              required
              multiline
              label={translate('orders.reason')}
              value={reason}
              slotProps={{ htmlInput: { maxLength: 200 } }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{translate('orders.back')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={busy}>
            {translate(`orders.${kind}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The field is the only one of the dialog, which is opened to fill it. */
const focus = (field: HTMLElement | null) => field?.focus()
