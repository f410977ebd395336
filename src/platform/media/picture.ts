/** A picture on the phone. */
export interface LocalPicture {
  /** Where it lies; a temporary address that can be drawn. */
  path: string
  /** Bytes, where the host tells. */
  size: number | undefined
  /** MIME type, where the host tells. */
  type: string | undefined
  /** The file itself, in browsers. */
  file?: Blob
  /** Where the host keeps the picture itself, in WeChat's browser: hands it to WeChat's servers, and tells their name for it. */
  mediaId?: () => Promise<string>
}

/** How many pictures are chosen at most, unless it is said otherwise (specification §9). */
export const MOST_PICTURES = 9
