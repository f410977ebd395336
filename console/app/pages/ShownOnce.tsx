import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'

interface ShownOnceProps {
  /** A line each; null when the server has shown them already. */
  lines: readonly string[] | null
  onClose(): void
}

/** Codes that the server shows once: to copy, or to save as a file. */
export function ShownOnce({ lines, onClose }: ShownOnceProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const text = (lines ?? []).join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('once.copied', { type: 'info' })
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="once-title">
      <DialogTitle id="once-title">{translate('once.title')}</DialogTitle>
      <DialogContent>
        <Typography>{translate(lines ? 'once.text' : 'once.gone')}</Typography>
        {lines && (
          <Box
            component="pre"
            tabIndex={0}
            sx={{ maxHeight: 320, overflow: 'auto', p: 2, bgcolor: 'background.default' }}
          >
            {text}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', p: 2 }}>
        {lines && <Button onClick={copy}>{translate('once.copy')}</Button>}
        {lines && (
          <Button component="a" download="codes.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
            {translate('once.save')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate('once.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
