import { createHash, type KeyObject, verify } from 'node:crypto'

/** Whether the owner of a key has signed a manifest: a detached PKCS #7 signature with signed attributes, as Apple demands. */
export function isManifestSignedBy(key: KeyObject, manifest: Uint8Array, signature: Uint8Array): boolean {
  const [info] = elements(Buffer.from(signature))
  const [, wrapped] = elements(info?.content)
  const [signedData] = elements(wrapped?.content)
  const [signer] = elements(elements(signedData?.content).at(-1)?.content)
  const fields = elements(signer?.content)
  const attributes = fields.find(({ tag }) => tag === 0xa0)
  const signed = fields.find(({ tag }) => tag === 0x04)
  if (!attributes || !signed) return false
  const digest = createHash('sha1').update(manifest).digest()
  // The attributes are signed as a set (RFC 2315, 9.3).
  const set = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)])
  return attributes.content.includes(digest) && verify('sha1', set, key, signed.content)
}

interface Element {
  tag: number
  /** With tag and length. */
  whole: Buffer
  content: Buffer
}

/** The values of ASN.1 that follow each other in DER. */
function elements(bytes: Buffer = Buffer.alloc(0)): Element[] {
  const found: Element[] = []
  for (let at = 0; at < bytes.length;) {
    const first = bytes.readUInt8(at + 1)
    const more = first < 0x80 ? 0 : first - 0x80
    const size = more === 0 ? first : bytes.readUIntBE(at + 2, more)
    const start = at + 2 + more
    found.push({
      tag: bytes.readUInt8(at),
      whole: bytes.subarray(at, start + size),
      content: bytes.subarray(start, start + size),
    })
    at = start + size
  }
  return found
}
