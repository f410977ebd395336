import { Button, ButtonBase, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { StaffPicture } from '../../contract/look/picture'
import { Caption, PictureGrid, Thumbnail } from './PictureGrid'
import { usePictures } from './usePictures'

interface LibraryDialogProps {
  onChosen(name: string): void
  onClose(): void
}

/** Chooses one of the pictures that the restaurant has uploaded. */
export function LibraryDialog({ onChosen, onClose }: LibraryDialogProps) {
  const translate = useTranslate()
  const pictures = usePictures()
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="library-title" onClose={onClose}>
      <DialogTitle id="library-title">{translate('pictures.choose')}</DialogTitle>
      <DialogContent>
        <PictureGrid {...pictures} empty={translate('pictures.none')}>
          {(picture) => <Choice picture={picture} onChosen={onChosen} />}
        </PictureGrid>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('pictures.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Choice({ picture, onChosen }: { picture: StaffPicture; onChosen(name: string): void }) {
  return (
    <li>
      <ButtonBase
        focusRipple
        onClick={() => onChosen(picture.name)}
        sx={{ display: 'block', width: '100%', p: 0.5, borderRadius: 2, textAlign: 'start' }}
      >
        <Thumbnail picture={picture} />
        <Caption picture={picture} />
      </ButtonBase>
    </li>
  )
}
