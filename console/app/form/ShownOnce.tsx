import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import type { Once } from '../areas/area'
import { useWhenText } from '../i18n/whenText'

interface ShownOnceProps {
  /** Null when the server has shown it already. */
  once: Once | null
  onClose(): void
}

/** Codes or links that the server shows once: to copy, or to save as a file. */
export function ShownOnce({ once, onClose }: ShownOnceProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const when = useWhenText()
  const text = once?.lines.join('\n') ?? ''
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('once.copied', { type: 'info' })
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="once-title">
      <DialogTitle id="once-title">{translate('once.title')}</DialogTitle>
      <DialogContent>
        <Typography>{translate(once ? 'once.text' : 'once.gone')}</Typography>
        {once?.until && <Typography>{translate('once.until', { time: when(once.until) })}</Typography>}
        {once && (
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
        {once && <Button onClick={copy}>{translate('once.copy')}</Button>}
        {once && (
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
