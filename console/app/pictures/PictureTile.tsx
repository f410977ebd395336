import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { pictureAddress } from '../../../src/domain/media/pictureAddress'
import { pictureContract, type StaffPicture } from '../../contract/look/picture'
import { useCopy } from '../form/useCopy'
import { useStaffWrite } from '../form/calls/useStaffWrite'
import { Caption, PICTURES, Thumbnail } from '../library/PictureGrid'
import { useCaption } from '../library/useCaption'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { PictureUses } from './PictureUses'

/** A picture of the library with what uses it. One that nothing uses can be deleted. */
export function PictureTile({ picture }: { picture: StaffPicture }) {
  const translate = useTranslate()
  const { name } = useCaption(picture)
  const copy = useCopy()
  // The full address, for places outside of the console.
  const address = new URL(pictureAddress(picture.name, PICTURES), window.location.origin).href
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <a
        href={pictureAddress(picture.name, PICTURES)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${translate('list.openPicture')}: ${name}`}
      >
        <Thumbnail picture={picture} />
      </a>
      <Box sx={{ p: 1.5, flex: 1, overflowWrap: 'anywhere' }}>
        <Caption picture={picture} />
        <PictureUses uses={picture.uses} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', px: 0.5, pb: 1 }}>
        <Button size="small" aria-label={`${translate('pictures.copy')}: ${name}`} onClick={() => void copy(address)}>
          {translate('pictures.copy')}
        </Button>
        {picture.uses.length === 0 && <RemoveButton picture={picture} caption={name} />}
      </Box>
    </Card>
  )
}

function RemoveButton({ picture, caption }: { picture: StaffPicture; caption: string }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { busy, write } = useStaffWrite()
  const text = translate('pictures.remove')
  return (
    <>
      <Button size="small" color="error" aria-label={`${text}: ${caption}`} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate('pictures.removeTitle')}
          action={text}
          disabled={busy}
          onConfirm={() => write(pictureContract.remove, { id: picture.id }, 'pictures.removed')}
          onClose={() => setAsking(false)}
        >
          <Box sx={{ width: 160, mb: 1 }}>
            <Thumbnail picture={picture} />
          </Box>
          <Typography>{translate('pictures.removeText')}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
