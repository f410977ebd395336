import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PICTURE_TYPES } from '../../../../src/domain/media/pictureRule'

// Loaded when a picture has been chosen.
const CropDialog = lazy(async () => ({ default: (await import('./CropDialog')).CropDialog }))

interface UploadButtonProps {
  /** The field that it is for. */
  label?: string
  /** Its text. */
  text?: string
  /** Takes the picture with the camera of a phone or tablet. */
  camera?: boolean
  /** The main button of its page. */
  main?: boolean
  onUploaded(name: string): void
}

/** Chooses a picture of this device, crops and uploads it. */
export function UploadButton({
  label,
  text = 'picture.choose',
  main = false,
  camera = false,
  onUploaded,
}: UploadButtonProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const close = () => {
    setFile(undefined)
    if (input.current) input.current.value = ''
  }
  const name = [translate(text), label].filter(Boolean).join(': ')
  return (
    <>
      <Button
        {...(main ? { variant: 'contained' } : { variant: 'outlined', size: 'small' })}
        startIcon={<UploadIcon />}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {translate(text)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={PICTURE_TYPES.join()}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      {file && (
        <Suspense fallback={null}>
          <CropDialog
            file={file}
            whole={camera}
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
