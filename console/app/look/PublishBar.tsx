import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Layout, lookContract } from '../../contract/look'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { seenOf, useLayoutWrite } from './useLayout'
import { VersionsDialog } from './VersionsDialog'

type Asked = 'publish' | 'discard' | 'takeBack'

/** Whether guests see what is on the page, and what makes them see it or not. */
export function PublishBar({ layout }: { layout: Layout }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<Asked | 'versions'>()
  const { busy, write } = useLayoutWrite(layout)
  const { changed, versions } = layout
  const close = () => setAsked(undefined)
  const make = async (what: Asked) =>
    (await write(lookContract[what], seenOf(layout), `look.done.${what}`)) !== undefined
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
      {asked === 'versions' && <VersionsDialog layout={layout} onClose={close} />}
      {asked && asked !== 'versions' && (
        <ConfirmDialog
          title={translate(`look.${asked}`)}
          action={translate(`look.${asked}`)}
          disabled={busy}
          onConfirm={() => make(asked)}
          onClose={close}
        >
          <Typography>{translate(`look.asks.${asked}`)}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
