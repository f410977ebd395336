import * as v from 'valibot'
import { image, ratio, said, some, to, words } from './blockFields'
import { picture } from './fields'
import { link } from './link'

/** Pictures that take turns. A line break in a title or text is kept. */
const slide = v.object({
  image: picture,
  /** For dark screens; the other one serves when it is empty. */
  darkImage: image,
  title: words,
  text: words,
  link: to,
})

/** The first thing on a home page: full width, with the store's name on it. */
export const slidesData = v.object({ slides: some(slide, 10) })

/** A picture of the merchant's own making. */
export const pictureData = v.object({ image: picture, alt: words, ratio: ratio(2), link: to })

/** How the pictures of a cube lie: beside each other, one large beside or above two small ones, or two rows of two. */
const CUBES = { two: 2, three: 3, sideTwo: 3, topTwo: 3, four: 4 } as const

/** Pictures that fit together. */
export const cubeData = v.pipe(
  v.object({
    shape: v.picklist(['two', 'three', 'sideTwo', 'topTwo', 'four']),
    ratio: ratio(2),
    pictures: some(v.object({ image: picture, alt: words, link: to }), 4),
  }),
  v.check(({ shape: lies, pictures }) => pictures.length === CUBES[lies], 'each place needs a picture'),
)

/** A film, which a guest starts. `src` and `poster` are addresses as pictures have them. */
export const videoData = v.object({
  src: v.pipe(picture, v.minLength(1)),
  poster: image,
  title: words,
  ratio: ratio(16 / 9),
})

/** A picture over the page, which can be closed. A guest sees it once, and again after so many of their days: 1 is once a day. */
export const popupData = v.object({
  image: picture,
  alt: words,
  ratio: ratio(0.75),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  link: to,
})

/** A round button that stays over the page. */
export const floatingData = v.object({
  image: picture,
  label: said,
  side: v.optional(v.picklist(['left', 'right']), 'right'),
  link,
})
