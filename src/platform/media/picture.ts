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
export const MOST_PICTURES = 9
