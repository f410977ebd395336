import ImageOutlined from '@mui/icons-material/ImageOutlined'
import { Box, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { TextInput, useInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { pictureAddress } from '../../../../src/domain/media/pictureAddress'
import { PICTURES } from '../../library/PictureGrid'
import { pictureContract } from '../../../contract/look/picture'
import { useMayCall } from '../calls/useMayCall'
import type { InputProps } from '../fields/inputProps'
import { LibraryButton } from './LibraryButton'
import { UploadButton } from './UploadButton'
import { problemIn } from '../fields/problemIn'

const SIDE = 72

/** A small picture; nothing where it does not load. */
export function Preview({ name }: { name: string }) {
  const [broken, setBroken] = useState('')
  if (!name || broken === name) return null
  return (
    <Box
      component="img"
      src={pictureAddress(name, PICTURES)}
      alt=""
      onError={() => setBroken(name)}
      sx={{
        width: SIDE,
        height: SIDE,
        objectFit: 'cover',
        borderRadius: 2,
        flex: 'none',
        bgcolor: 'background.default',
      }}
    />
  )
}

/** The place of a picture, also while there is none. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        ...{ position: 'relative', flex: 'none', width: SIDE, height: SIDE, mt: 1, borderRadius: 2 },
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
        ...{ bgcolor: 'background.default', color: 'text.disabled' },
        '& img': { position: 'absolute', top: 0, left: 0 },
      }}
    >
      <ImageOutlined aria-hidden />
      {children}
    </Box>
  )
}

/** The ways to a picture: of this device, or of the library. */
function Ways({ label, onChosen }: { label: string; onChosen(name: string): void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <UploadButton label={label} onUploaded={onChosen} />
      <LibraryButton label={label} onChosen={onChosen} />
    </Box>
  )
}

/** The name of a picture, with the picture beside it. */
export function PictureField({ source, label }: InputProps<'picture'>) {
  const translate = useTranslate()
  const name = useWatch({ name: source }) as string | undefined
  const { setValue } = useFormContext()
  // Cashiers have no library of pictures.
  const mayChoose = useMayCall(pictureContract.list)
  const choose = (chosen: string) => setValue(source, chosen, { shouldDirty: true })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start', width: '100%' }}>
      <Frame>
        <Preview name={name ?? ''} />
      </Frame>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <TextInput {...{ source, label }} parse={(text: string) => text} helperText={translate('form.pictureHint')} />
        {mayChoose && <Ways label={label} onChosen={choose} />}
      </Box>
    </Box>
  )
}

/** Names of pictures, one in each line. */
export function PicturesField({ field: { most }, source, label }: InputProps<'pictures'>) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source })
  const [typed, setTyped] = useState<string>()
  const names = (field.value || []) as string[]
  const add = (name: string) => field.onChange([...names, name])
  const problem = problemIn(fieldState.error)
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        {...{ id, label }}
        multiline
        value={typed ?? names.join('\n')}
        error={problem !== ''}
        helperText={problem || translate('form.picturesHint')}
        onChange={({ target }) => {
          setTyped(target.value)
          field.onChange(target.value.split(/\s+/).filter(Boolean))
        }}
        onBlur={() => setTyped(undefined)}
      />
      {names.length < most && <Ways label={label} onChosen={add} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {[...new Set(names)].map((name) => (
          <Preview key={name} name={name} />
        ))}
      </Box>
    </Box>
  )
}
