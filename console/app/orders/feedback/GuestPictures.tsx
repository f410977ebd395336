import { Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Preview } from '../../form/pictures/PictureFields'
import { PICTURES } from '../../library/PictureGrid'

/** Small pictures of a guest, each of which leads to the whole one. */
export function GuestPictures({ images }: { images: readonly string[] }) {
  const translate = useTranslate()
  if (images.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {images.map((image, index) => (
        <Link
          key={image}
          href={PICTURES + image}
          target="_blank"
          rel="noreferrer"
          aria-label={translate('orders.pictures', { number: index + 1 })}
        >
          <Preview name={image} />
        </Link>
      ))}
    </Box>
  )
}
