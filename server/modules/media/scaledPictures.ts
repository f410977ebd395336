import { PICTURE_WIDTHS } from '../../../src/domain/media/pictureAddress'
import { narrow } from './reencodePicture'

/** Most scaled pictures in memory; one has about 10 KB. */
const MOST_KEPT = 2000

/** Stored pictures in smaller widths, scaled once and kept in memory. */
export class ScaledPictures {
  private readonly kept = new Map<string, Promise<Buffer>>()
  /** Pictures are decoded one at a time. */
  private last: Promise<unknown> = Promise.resolve()

  /** A stored picture in the width `w` of a request; unchanged without one of the offered widths, or when it is not wider. */
  async scaled(name: string, w: unknown, bytes: Buffer): Promise<Buffer> {
    const width = PICTURE_WIDTHS.find((each) => String(each) === w)
    if (!width) return bytes
    const key = `${width} ${name}`
    const known = this.kept.get(key) ?? this.scale(bytes, width)
    // The most recently used are at the end.
    this.kept.delete(key)
    this.kept.set(key, known)
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest)
    return known
  }

  private scale(bytes: Buffer, width: number): Promise<Buffer> {
    const drawn = this.last.then(() => narrow(bytes, width)).catch(() => bytes)
    this.last = drawn
    return drawn
  }
}
