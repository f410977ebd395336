import type { InferOutput } from 'valibot'
import type { slidesData } from '@/contract/config/pictureBlocks'

type Slide = InferOutput<typeof slidesData>['slides'][number]

/**
 * Theme of slides with text. In the dark theme they stay light unless each has a dark picture, because light text on a light
 * picture is unreadable.
 */
export function slideLook(slides: readonly Slide[], dark: boolean) {
  const asDark = dark && slides.every(({ darkImage }) => darkImage)
  return {
    theme: dark && !asDark && 'theme-light',
    pictureOf: ({ image, darkImage }: Slide) => (asDark ? darkImage : image),
  }
}
