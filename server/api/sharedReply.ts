import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type BrotliOptions, constants } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Envelope } from '../../src/contract/endpoint'

/** Below this size compressing costs more than it saves, bytes. */
export const COMPRESS_FROM = 1400

/** A level that is quick enough for replies that are compressed as they are sent. */
export const BROTLI_OPTIONS: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = 'br' | 'gzip'

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI_OPTIONS),
  gzip: (body) => promisify(gzip)(body),
}

/** A reply as bytes; each encoding is made at most once. */
export class EncodedReply {
  readonly plain: Buffer
  readonly etag: string
  private readonly compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(
    envelope: Envelope,
    readonly cacheControl: string,
  ) {
    this.plain = Buffer.from(JSON.stringify(envelope))
    // Weak, because one tag stands for all encodings.
    this.etag = `W/"${createHash('sha1').update(this.plain).digest('base64url')}"`
  }

  /** The bytes in the best encoding that the caller accepts; without `encoding` they are not compressed. */
  async encoded(acceptEncoding: string): Promise<{ encoding?: Encoding; bytes: Buffer }> {
    const encoding = negotiate<Encoding>(acceptEncoding, ['br', 'gzip'])
    if (!encoding || this.plain.length < COMPRESS_FROM) return { bytes: this.plain }
    const bytes = this.compressed.get(encoding) ?? compress[encoding](this.plain)
    this.compressed.set(encoding, bytes)
    return { encoding, bytes: await bytes }
  }
}

const sharedReplies = new WeakMap<object, EncodedReply>()

/** Marks the data of a reply that many callers get as the very same object. `cacheControl` goes with it. */
export function share<T extends object>(data: T, cacheControl: string): T {
  sharedReplies.set(data, new EncodedReply({ code: 200, msg: 'ok', data }, cacheControl))
  return data
}

/** The shared reply of an envelope, if its data was marked as shared. */
export function sharedReplyOf({ code, data }: Envelope): EncodedReply | undefined {
  return code === 200 && typeof data === 'object' && data !== null ? sharedReplies.get(data) : undefined
}
