import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'

// Loaded when it is opened.
const LibraryDialog = lazy(async () => ({ default: (await import('../../library/LibraryDialog')).LibraryDialog }))

/** Chooses a picture that is uploaded already; `label` names the field that it is for. */
export function LibraryButton({ label, onChosen }: { label: string; onChosen(name: string): void }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const text = translate('picture.library')
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PhotoLibrary />}
        aria-label={`${text}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryDialog
            onClose={close}
            onChosen={(name) => {
              onChosen(name)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
