const ABSOLUTE = /^(https?:|data:|\/\/)/

/** The full address of a picture: a relative one lies below the merchant's `attachurl`, and that below `root` unless it is absolute. */
export function pictureAddress(path: string, attachurl: string, root = ''): string {
  if (!path || ABSOLUTE.test(path)) return path
  return `${ABSOLUTE.test(attachurl) ? '' : root}${attachurl}${path}`
}
