import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { pictureAddress, sizedPicture } from '../../../src/domain/media/pictureAddress'
import type { StaffPicture } from '../../contract/look/picture'
import { EmptyNote } from '../parts/EmptyNote'
import { useCaption } from './useCaption'
import type { PictureList } from './usePictures'

/** Where the pictures of the restaurant lie. */
export const PICTURES = '/media/'
/** Least width of a tile, px. */
const TILE = 168

interface PictureGridProps extends PictureList {
  /** What is shown without pictures. */
  empty: string
  children(picture: StaffPicture): ReactNode
}

/** Pictures of the library as tiles, with a button for more. */
export function PictureGrid({ pictures, failed, retry, more, empty, children }: PictureGridProps) {
  const translate = useTranslate()
  if (failed)
    return (
      <Alert severity="error" action={<Button onClick={retry}>{translate('failure.retry')}</Button>}>
        {translate('failure.title')}
      </Alert>
    )
  if (!pictures) return <CircularProgress aria-label={translate('ra.page.loading')} />
  if (pictures.length === 0) return <EmptyNote>{empty}</EmptyNote>
  return (
    <>
      <Box component="ul" sx={GRID}>
        {pictures.map((picture) => (
          <Fragment key={picture.id}>{children(picture)}</Fragment>
        ))}
      </Box>
      {more && (
        <Button variant="outlined" disabled={more.busy} onClick={more.load} sx={{ mt: 2 }}>
          {translate('pictures.more')}
        </Button>
      )}
    </>
  )
}

/** A picture as a whole, in the size of a tile. */
export function Thumbnail({ picture: { name } }: { picture: StaffPicture }) {
  return (
    <Box
      component="img"
      src={sizedPicture(pictureAddress(name, PICTURES), TILE * 2)}
      alt=""
      loading="lazy"
      sx={{ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'contain', bgcolor: 'background.default' }}
    />
  )
}

/** When a picture was uploaded, and its size. */
export function Caption({ picture }: { picture: StaffPicture }) {
  const { date, size } = useCaption(picture)
  return (
    <Typography variant="body2" color="text.secondary">
      {date}
      <br />
      {size}
    </Typography>
  )
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${TILE}px, calc(50% - 8px)), 1fr))`,
}
