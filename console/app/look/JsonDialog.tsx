import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { submitFailure } from '../form/calls/submitFailure'
import { readTyped } from './jsonFaults'

interface JsonDialogProps {
  title: string
  value: object
  /** Saves the data. Throws what the server refuses. */
  onSave(data: Record<string, unknown>): Promise<void>
  onClose(): void
}

/** Data of the look as JSON, with the lines of what is wrong in it. It stays open until it is saved. */
export function JsonDialog({ title, value, onSave, onClose }: JsonDialogProps) {
  const translate = useTranslate()
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const inLine = (line: number, reason: string) => translate('look.json.line', { line, reason })

  const save = async () => {
    const typed = readTyped(text)
    if (!('data' in typed)) return setProblems([inLine(typed.line, translate(`look.json.${typed.reason}`))])
    setBusy(true)
    try {
      await onSave(typed.data)
      onClose()
    } catch (error) {
      const failure = submitFailure(error)
      if (failure.kind === 'fields')
        setProblems(failure.fields.map((field) => inLine(typed.lineOf(field), translate('look.json.field', { field }))))
      else setProblems(['text' in failure ? failure.text : translate(FAILURES[failure.kind])])
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="json-title" onClose={onClose}>
      <DialogTitle id="json-title">{title}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate('look.json.text')}
        </Typography>
        <TextField
          multiline
          minRows={8}
          maxRows={20}
          label={translate('look.json.label')}
          value={text}
          error={problems.length > 0}
          helperText={problems.join(' · ')}
          onChange={({ target }) => setText(target.value)}
          slotProps={{
            htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } },
            formHelperText: { role: 'alert' },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const FAILURES = { noReply: 'form.noReply', conflict: 'look.json.conflict' } as const
