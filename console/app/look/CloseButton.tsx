import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ConfirmDialog } from '../tables/ConfirmDialog'

/** Leaves the form around it; what is typed and not saved is given up only after asking. */
export function CloseButton({ onClose }: { onClose(): void }) {
  const translate = useTranslate()
  const { isDirty } = useFormState()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => (isDirty ? setAsking(true) : onClose())}>{translate('look.back')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('look.leave')}
          action={translate('look.leave')}
          disabled={false}
          onConfirm={async () => {
            onClose()
            return true
          }}
          onClose={() => setAsking(false)}
        >
          <Typography>{translate('look.asks.leave')}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
