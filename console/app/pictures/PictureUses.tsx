import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import type { PictureUse } from '../../contract/look/picture'
import { placeOfUse } from './placeOfUse'

/** Uses that are shown at once. */
const FEW = 3

/** Where a picture is used, with links to the forms. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const translate = useTranslate()
  const [isWhole, setWhole] = useState(false)
  if (uses.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
        {translate('pictures.notUsed')}
      </Typography>
    )
  const shown = isWhole ? uses : uses.slice(0, FEW)
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
        {translate('pictures.usedIn')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
        {shown.map((use) => (
          <li key={use.kind + use.id + use.name}>
            <Use use={use} />
          </li>
        ))}
      </Box>
      {shown.length < uses.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate('pictures.allUses', { count: uses.length })}
        </Button>
      )}
    </>
  )
}

function Use({ use }: { use: PictureUse }) {
  const translate = useTranslate()
  const { to, kind } = placeOfUse(use)
  const text = [translate(kind), use.name].filter(Boolean).join(': ')
  return to ? <Link to={to}>{text}</Link> : <>{text}</>
}
