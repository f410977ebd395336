/** What the server reads (contract/media.ts). Phones that keep pictures otherwise turn them into one of these when they are asked for. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** Largest picture that is taken, MB. */
export const MOST_MEGABYTES = 10

/** Why a picture cannot be taken; undefined when it can, as far as the phone tells. */
export function pictureFailure({ size, type }: { size: number | undefined; type: string | undefined }) {
  if (type !== undefined && !PICTURE_TYPES.includes(type)) return 'wrongType'
  return size !== undefined && size > MOST_MEGABYTES * 1024 * 1024 ? 'tooLarge' : undefined
}
