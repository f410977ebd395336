import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'

// Loaded when it is opened.
const JsonDialog = lazy(async () => ({ default: (await import('./JsonDialog')).JsonDialog }))

interface AdvancedProps {
  title: string
  value: object
  onSave(data: Record<string, unknown>): Promise<void>
}

/** Opens the data as JSON, for what the forms do not enter. */
export function AdvancedButton({ title, value, onSave }: AdvancedProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {translate('look.advanced')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <JsonDialog {...{ title, value, onSave }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
