import type { InferOutput } from 'valibot'
import type { slidesData } from '@/contract/pictureBlocks'

type Slide = InferOutput<typeof slidesData>['slides'][number]

/**
 * How slides with words on them look. On a dark screen they are as on a light one unless each has a picture for the dark: light words on a light
 * picture cannot be read.
 */
export function slideLook(slides: readonly Slide[], dark: boolean) {
  const asDark = dark && slides.every(({ darkImage }) => darkImage)
  return {
    theme: dark && !asDark && 'theme-light',
    pictureOf: ({ image, darkImage }: Slide) => (asDark ? darkImage : image),
  }
}
