import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { dateTimeText } from '../../../src/domain/time/dateText'
import type { Drafted } from '../../contract/look/look'
import { isLocale } from '../i18n/consoleI18n'

interface VersionsDialogProps extends Pick<Drafted, 'versions'> {
  busy: boolean
  onRestore(versionId: string): Promise<boolean>
  onClose(): void
}

/** What was published before. A version that is restored becomes the draft. */
export function VersionsDialog({ versions, busy, onRestore, onClose }: VersionsDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const language = isLocale(locale) ? locale : 'en'
  const restore = async (versionId: string) => {
    if (await onRestore(versionId)) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="versions">
      <DialogTitle id="versions">{translate('look.versions')}</DialogTitle>
      <DialogContent>
        {translate('look.versionsText')}
        <List>
          {versions.map(({ id, number, at }) => {
            const name = number === 1 ? translate('look.firstVersion') : dateTimeText(at, language)
            return (
              <ListItem key={id} disableGutters>
                <ListItemText primary={name} />
                <Button
                  disabled={busy}
                  aria-label={`${translate('look.restore')}: ${name}`}
                  onClick={() => void restore(id)}
                >
                  {translate('look.restore')}
                </Button>
              </ListItem>
            )
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('orders.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
