/** A picture on the phone. */
export interface LocalPicture {
  /** Temporary URL for display. */
  path: string
  /** Size in bytes, if the host reports it. */
  size: number | undefined
  /** MIME type, if the host reports it. */
  type: string | undefined
  /** The file itself, in browsers. */
  file?: Blob
  /** In WeChat's browser: uploads the picture to WeChat's servers and resolves to its media id. */
  mediaId?: () => Promise<string>
}

/** Default maximum number of chosen pictures (specification §9). */
export const MAX_PICTURES = 9

const IN_DATA = /^data:image\/(\w+)/
const AT_THE_END = /\.(\w{3,4})(?:\?.*)?$/

/** File name of a saved picture, with the extension of its type, from a data URL or another URL. */
export function pictureFile(picture: string, name: string): string {
  const kind = IN_DATA.exec(picture)?.[1] ?? AT_THE_END.exec(picture)?.[1] ?? 'png'
  return `${name}.${kind}`
}
