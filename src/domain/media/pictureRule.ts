/** Accepted picture formats (contract/media.ts). Phones convert other formats to one of these when a file input asks for them. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

/** Maximum size of a picture, MB. */
export const MAX_MEGABYTES = 10

/** Longest side of a stored picture, pixels: larger ones are scaled down. */
export const STORED_SIDE = 1280

/** Why a picture is rejected; undefined when it is accepted or its type and size are unknown. */
export function pictureFailure({ size, type }: { size: number | undefined; type: string | undefined }) {
  if (type !== undefined && !PICTURE_TYPES.includes(type)) return 'wrongType'
  return size !== undefined && size > MAX_MEGABYTES * 1024 * 1024 ? 'tooLarge' : undefined
}
