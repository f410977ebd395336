import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CameraDialog } from './CameraDialog'
import type { TillState } from './useTill'

/** The field for codes, into which a scanner types, and the bill. */
export function CodeForm({ till }: { till: TillState }) {
  const translate = useTranslate()
  const [isScanning, setScanning] = useState(false)
  const { code, bill, busy, problem, fields } = till
  // A scanner types where the focus is.
  useEffect(() => fields.code.current?.focus(), [fields.code])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void till.check()
  }
  const take = (text: string) => {
    setScanning(false)
    void till.check(text)
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ mt: 1 }}>
      <TextField
        label={translate('till.code')}
        value={code}
        inputRef={fields.code}
        onChange={({ target }) => till.setCode(target.value)}
        helperText={translate('till.codeHint')}
        slotProps={{
          htmlInput: { ...PLAIN, autoCapitalize: 'characters', maxLength: 60, enterKeyHint: 'go' },
          input: { sx: LARGE },
        }}
      />
      <TextField
        label={translate('till.bill')}
        value={bill}
        inputRef={fields.bill}
        onChange={({ target }) => till.setBill(target.value)}
        slotProps={{
          htmlInput: { ...PLAIN, inputMode: 'decimal', maxLength: 12, enterKeyHint: 'go' },
          input: { sx: LARGE, startAdornment: <Box sx={{ mr: 1 }}>{translate('till.baht')}</Box> },
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" disabled={busy} sx={{ flex: '1 1 140px', minHeight: 52 }}>
          {translate('till.check')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<QrCodeScanner />}
          onClick={() => setScanning(true)}
          sx={{ flex: '1 1 140px', minHeight: 52 }}
        >
          {translate('till.camera.open')}
        </Button>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
      {isScanning && <CameraDialog onCode={take} onClose={() => setScanning(false)} />}
    </Box>
  )
}

const PLAIN = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const
const LARGE = { fontSize: '1.375rem', minHeight: 60, '& legend': { fontSize: '0.75rem' } }
