import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Drafted } from '../../contract/look/look'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { VersionsDialog } from './VersionsDialog'

type Move = 'publish' | 'discard' | 'takeBack'

interface PublishBarProps {
  drafted: Drafted
  busy: boolean
  /** Answers whether it was made; failures are shown. */
  onMove(move: Move): Promise<boolean>
  onRestore(versionId: string): Promise<boolean>
}

/** Whether guests see what is shown, and what makes them see it or not. */
export function PublishBar({ drafted: { changed, versions }, busy, onMove, onRestore }: PublishBarProps) {
  const translate = useTranslate()
  const [dialog, setDialog] = useState<Move | 'versions'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <Alert severity={changed ? 'warning' : 'success'} sx={{ mb: 1 }}>
        {translate(changed ? 'look.draft' : 'look.published')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {changed && (
          <>
            <Button variant="contained" disabled={busy} onClick={() => setDialog('publish')}>
              {translate('look.publish')}
            </Button>
            <Button disabled={busy} onClick={() => setDialog('discard')}>
              {translate('look.discard')}
            </Button>
          </>
        )}
        {versions.length > 1 && (
          <Button disabled={busy} onClick={() => setDialog('takeBack')}>
            {translate('look.takeBack')}
          </Button>
        )}
        {versions.length > 0 && (
          <Button disabled={busy} onClick={() => setDialog('versions')}>
            {translate('look.versions')}
          </Button>
        )}
      </Box>
      {dialog === 'versions' && <VersionsDialog {...{ versions, busy, onRestore }} onClose={close} />}
      {dialog && dialog !== 'versions' && (
        <ConfirmDialog
          title={translate(`look.${dialog}`)}
          action={translate(`look.${dialog}`)}
          disabled={busy}
          onConfirm={() => onMove(dialog)}
          onClose={close}
        >
          <Typography>{translate(`look.asks.${dialog}`)}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
