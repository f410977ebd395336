import { Box, Button, FormControl, FormLabel } from '@mui/material'
import { useId } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { InputProps } from '../fields/inputProps'
import { Preview } from './PictureFields'
import { UploadButton } from './UploadButton'

interface PhotoInputProps {
  label: string
  /** The name of the picture; empty without one. */
  value: string
  onChange(name: string): void
}

/** A photo that staff take with the camera of their phone or tablet, or choose on other devices. */
export function PhotoInput({ label, value, onChange }: PhotoInputProps) {
  const translate = useTranslate()
  const id = useId()
  const text = value ? 'picture.photographAgain' : 'picture.photograph'
  return (
    <FormControl component="fieldset" aria-labelledby={id} sx={{ my: 1 }}>
      <FormLabel id={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Preview name={value} />
        <UploadButton camera label={label} text={text} onUploaded={onChange} />
        {value && (
          <Button size="small" onClick={() => onChange('')}>
            {translate('form.remove')}
          </Button>
        )}
      </Box>
    </FormControl>
  )
}

/** The photo of a record. */
export function PhotoField({ source, label }: InputProps<'photo'>) {
  const { field } = useInput({ source })
  return <PhotoInput label={label} value={(field.value as string | undefined) ?? ''} onChange={field.onChange} />
}
