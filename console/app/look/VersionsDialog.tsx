import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { dateTimeText } from '../../../src/domain/time/dateText'
import { type Layout, lookContract } from '../../contract/look'
import { isLocale } from '../i18n/consoleI18n'
import { seenOf, useLayoutWrite } from './useLayout'

/** What was published before. A version that is restored becomes the draft. */
export function VersionsDialog({ layout, onClose }: { layout: Layout; onClose(): void }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { busy, write } = useLayoutWrite(layout)
  const language = isLocale(locale) ? locale : 'en'
  const restore = async (versionId: string) => {
    if (await write(lookContract.restore, { ...seenOf(layout), versionId }, 'look.done.restore')) onClose()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="versions">
      <DialogTitle id="versions">{translate('look.versions')}</DialogTitle>
      <DialogContent>
        {translate('look.versionsText')}
        <List>
          {layout.versions.map(({ id, number, at }) => {
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
