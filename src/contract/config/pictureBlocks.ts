import * as v from 'valibot'
import { image, ratio, some, to, optionalText } from './blockFields'
import { picture } from '../fields'

/** A carousel. Line breaks in titles and texts are preserved. */
const slide = v.object({
  image: picture,
  /** For the dark theme; when empty, `image` is used. */
  darkImage: image,
  title: optionalText,
  text: optionalText,
  link: to,
})

/** The hero of a home page: full width, with the store's name. */
export const slidesData = v.object({ slides: some(slide, 10) })

/** A merchant's picture in its own aspect ratio. */
export const pictureData = v.object({ image: picture, alt: optionalText, ratio: ratio(2), link: to })
