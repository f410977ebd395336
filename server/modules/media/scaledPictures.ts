import { ICON_SIDES, PICTURE_WIDTHS } from '../../../src/domain/media/pictureAddress'
import { asIcon, asJpeg, asMaskable, narrow, STORED_TYPE } from './reencodePicture'

/** Most scaled pictures in memory; one has about 10 KB. */
const MAX_CACHED = 2000

/** A stored picture, which never changes under its name but may be deleted. */
export interface StoredPicture {
  name: string
  /** Whether it is still stored. */
  exists: () => Promise<boolean>
  /** Its bytes; undefined when there is none. */
  read: () => Promise<Buffer | undefined>
}

/** What a request may ask for. */
export interface PictureSize {
  /** One of the offered widths (`PICTURE_WIDTHS`), or of the sides of icons (`ICON_SIDES`). */
  w?: unknown
  /** `jpeg`: for chats that show no WebP; `icon` and `maskable`: for home screens. Only with a width. */
  as?: unknown
}

/** The bytes of a picture with their media type. */
export interface Picture {
  bytes: Buffer
  type: string
}

/** How a stored picture is drawn, and the widths in which it is offered. */
interface Format {
  scale: (stored: Buffer, width: number) => Promise<Picture>
  widths: readonly number[]
}

const UNCHANGED: Format = { scale: narrow, widths: PICTURE_WIDTHS }
const FORMATS = new Map<unknown, Format>([
  ['jpeg', { scale: asJpeg, widths: PICTURE_WIDTHS }],
  ['icon', { scale: asIcon, widths: ICON_SIDES }],
  ['maskable', { scale: asMaskable, widths: ICON_SIDES }],
])

/** Stored pictures in smaller widths, scaled once and kept in memory. */
export class ScaledPictures {
  private readonly cache = new Map<string, Promise<Picture>>()
  /** Pictures are decoded one at a time. */
  private last: Promise<unknown> = Promise.resolve()

  /**
   * A stored picture in the size of a request, or undefined when there is none; unchanged without one of the offered widths, or
   * when it is not wider. A scaled one in memory is sent without reading the original.
   */
  async scaled({ name, exists, read }: StoredPicture, { w, as }: PictureSize): Promise<Picture | undefined> {
    const { scale, widths } = FORMATS.get(as) ?? UNCHANGED
    const width = widths.find((each) => String(each) === w)
    if (!width) return asStored(await read())
    const key = `${scale.name} ${width} ${name}`
    if (this.cache.has(key) && !(await exists())) this.cache.delete(key)
    const stored = this.cache.has(key) ? undefined : asStored(await read())
    const known = this.cache.get(key) ?? (stored && this.inTurn(() => scale(stored.bytes, width)).catch(() => stored))
    if (known) this.keep(key, known)
    return known
  }

  private keep(key: string, picture: Promise<Picture>): void {
    // The most recently used are at the end.
    this.cache.delete(key)
    this.cache.set(key, picture)
    const [oldest] = this.cache.keys()
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest)
  }

  private inTurn(scale: () => Promise<Picture>): Promise<Picture> {
    const drawn = this.last.then(scale)
    this.last = drawn.catch(() => undefined)
    return drawn
  }
}

const asStored = (bytes: Buffer | undefined): Picture | undefined => bytes && { bytes, type: STORED_TYPE }
