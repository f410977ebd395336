import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Envelope } from '../../src/contract/endpoint'

/** Below this size compressing costs more than it saves, bytes. */
const WORTH_COMPRESSING = 1400

type Encoding = 'br' | 'gzip' | 'identity'

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
  identity: (body) => Promise.resolve(body),
}

/** A reply as bytes; each encoding is made at most once. */
export class Encoded {
  readonly plain: Buffer
  readonly etag: string
  private readonly made = new Map<Encoding, Promise<Buffer>>()

  constructor(
    envelope: Envelope,
    readonly cacheControl: string,
  ) {
    this.plain = Buffer.from(JSON.stringify(envelope))
    this.etag = `W/"${createHash('sha1').update(this.plain).digest('base64url')}"`
  }

  /** The best encoding the caller takes, and the bytes in it. */
  async as(accepted: string): Promise<{ encoding: Encoding; bytes: Buffer }> {
    const encoding = this.plain.length < WORTH_COMPRESSING ? 'identity' : best(accepted)
    const bytes = this.made.get(encoding) ?? compress[encoding](this.plain)
    this.made.set(encoding, bytes)
    return { encoding, bytes: await bytes }
  }
}

function best(accepted: string): Encoding {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

const shared = new WeakMap<object, Encoded>()

/** Marks a reply that many callers get as the very same object: its bytes are made once. `cacheControl` goes with it. */
export function share<T extends object>(data: T, cacheControl: string): T {
  shared.set(data, new Encoded({ code: 200, msg: 'ok', data }, cacheControl))
  return data
}

/** The bytes of a reply, ready-made when it is a shared one. */
export function encode(envelope: Envelope, cacheControl: string): Encoded {
  const { data } = envelope
  const ready = envelope.code === 200 && typeof data === 'object' && data !== null ? shared.get(data) : undefined
  return ready ?? new Encoded(envelope, cacheControl)
}
