import { Box, FormControlLabel, Switch } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify, useTranslate } from 'react-admin'
import { UploadButton } from '../form/pictures/UploadButton'
import { PictureGrid } from '../library/PictureGrid'
import { PICTURES_KEY, usePictures } from '../library/usePictures'
import { PictureTile } from './PictureTile'

/** The library: the restaurant's own pictures, with what uses them. */
export function PicturesPage() {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const [unused, setUnused] = useState(false)
  const pictures = usePictures(unused)
  const uploaded = () => {
    notify('pictures.uploaded', { type: 'success' })
    void queries.invalidateQueries({ queryKey: PICTURES_KEY })
  }
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 1200 }}>
      <Title title={translate('screens.pictures')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
        <UploadButton text="pictures.upload" main onUploaded={uploaded} />
        <FormControlLabel
          label={translate('pictures.unused')}
          control={<Switch checked={unused} onChange={(_event, chosen) => setUnused(chosen)} />}
        />
      </Box>
      <PictureGrid {...pictures} empty={translate(unused ? 'pictures.noneUnused' : 'pictures.none')}>
        {(picture) => <PictureTile picture={picture} />}
      </PictureGrid>
    </Box>
  )
}
