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
  const [asked, setAsked] = useState<Move | 'versions'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Alert severity={changed ? 'warning' : 'success'} sx={{ mb: 1 }}>
        {translate(changed ? 'look.draft' : 'look.published')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {changed && (
          <>
            <Button variant="contained" disabled={busy} onClick={() => setAsked('publish')}>
              {translate('look.publish')}
            </Button>
            <Button disabled={busy} onClick={() => setAsked('discard')}>
              {translate('look.discard')}
            </Button>
          </>
        )}
        {versions.length > 1 && (
          <Button disabled={busy} onClick={() => setAsked('takeBack')}>
            {translate('look.takeBack')}
          </Button>
        )}
        {versions.length > 0 && (
          <Button disabled={busy} onClick={() => setAsked('versions')}>
            {translate('look.versions')}
          </Button>
        )}
      </Box>
      {asked === 'versions' && <VersionsDialog {...{ versions, busy, onRestore }} onClose={close} />}
      {asked && asked !== 'versions' && (
        <ConfirmDialog
          title={translate(`look.${asked}`)}
          action={translate(`look.${asked}`)}
          disabled={busy}
          onConfirm={() => onMove(asked)}
          onClose={close}
        >
          <Typography>{translate(`look.asks.${asked}`)}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
