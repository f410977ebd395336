import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
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
  return (
    <FormDialog
      title={translate(`orders.confirmTitles.${kind}`)}
      action={kind}
      busy={busy}
      onSubmit={() => void onSubmit(reason.trim())}
      onClose={onClose}
    >
      {kind === 'approve' ? (
        <Typography>{translate('orders.confirmApprove')}</Typography>
      ) : (
        <ReasonField value={reason} onChange={setReason} focused />
      )}
    </FormDialog>
  )
}

interface FormDialogProps {
  title: string
  /** Names the button that does it (`orders.<action>` of the texts). */
  action: EndingKind | 'refundPart'
  busy: boolean
  onSubmit(): void
  onClose(): void
  children: ReactNode
}

/** A dialog with a form that gives money back, or ends an order. */
export function FormDialog({ title, action, busy, onSubmit, onClose, children }: FormDialogProps) {
  const translate = useTranslate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="ask-title">
      <form onSubmit={submit}>
        <DialogTitle id="ask-title">{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{translate('orders.back')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={busy}>
            {translate(`orders.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface ReasonFieldProps {
  value: string
  onChange(value: string): void
  focused?: boolean
}

/** The words to the guest. */
export function ReasonField({ value, onChange, focused = false }: ReasonFieldProps) {
  const translate = useTranslate()
  return (
    <TextField
      required
      multiline
      label={translate('orders.reason')}
      value={value}
      {...(focused && { inputRef: focus })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The field is the only one of the dialog, which is opened to fill it. */
export const focus = (field: HTMLElement | null) => field?.focus()
