import * as v from 'valibot'
import { image, ratio, some, to, optionalText } from './blockFields'
import { picture } from './fields'

/** Pictures that take turns. A line break in a title or text is kept. */
const slide = v.object({
  image: picture,
  /** For dark screens; the other one serves when it is empty. */
  darkImage: image,
  title: optionalText,
  text: optionalText,
  link: to,
})

/** The first thing on a home page: full width, with the store's name on it. */
export const slidesData = v.object({ slides: some(slide, 10) })

/** A picture of the merchant's own making. */
export const pictureData = v.object({ image: picture, alt: optionalText, ratio: ratio(2), link: to })
