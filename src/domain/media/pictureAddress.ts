const ABSOLUTE = /^(https?:|data:|\/\/)/

/** Widths in which the server offers stored pictures (`?w=`), pixels. */
export const PICTURE_WIDTHS = [160, 320, 640]
const STORED = /\/media\/[^?]+\.webp$/

/** The address of a stored picture in the smallest offered width of at least `width` pixels. Other addresses are unchanged. */
export function sizedPicture(address: string, width: number): string {
  const fit = PICTURE_WIDTHS.find((each) => each >= width)
  return fit && STORED.test(address) ? `${address}?w=${fit}` : address
}

/** The address of a stored picture for the card of a shared link: as a JPEG, because some chats show no WebP. Other addresses are unchanged. */
export const sharedPicture = (address: string): string => (STORED.test(address) ? `${address}?w=640&as=jpeg` : address)

/** Sides in which the server draws icons from stored pictures (`?w=` with `as=icon` or `as=maskable`), pixels. */
export const ICON_SIDES = [180, 192, 512]

/**
 * The address of a stored picture as a square PNG for the home screen of a phone; `maskable` has a margin that the phone may cut off.
 * Undefined for other addresses.
 */
export const iconOf = (address: string, side: number, as: 'icon' | 'maskable' = 'icon'): string | undefined =>
  STORED.test(address) ? `${address}?w=${side}&as=${as}` : undefined

/** The full address of a picture: a relative one lies below the merchant's `attachurl`, and that below `root` unless it is absolute. */
export function pictureAddress(path: string, attachurl: string, root = ''): string {
  if (!path || ABSOLUTE.test(path)) return path
  return `${ABSOLUTE.test(attachurl) ? '' : root}${attachurl}${path}`
}
