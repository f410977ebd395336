import { Button } from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PICTURE_TYPES } from '../../../src/domain/media/pictureRule'

// Loaded when a picture has been chosen.
const CropDialog = lazy(async () => ({ default: (await import('./CropDialog')).CropDialog }))

/** Chooses a picture of this device, crops and uploads it; `label` names the field that it is for. */
export function UploadButton({ label, onUploaded }: { label: string; onUploaded(name: string): void }) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const close = () => {
    setFile(undefined)
    if (input.current) input.current.value = ''
  }
  const text = translate('picture.choose')
  return (
    <>
      <Button size="small" aria-label={`${text}: ${label}`} onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`${text}: ${label}`}
        accept={PICTURE_TYPES.join()}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            onClose={close}
            onUploaded={(name) => {
              onUploaded(name)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
