import { type KeyObject, sign } from 'node:crypto'

/** A self-signed X.509 certificate of a key pair, in PEM. */
export function certificateOf(
  { publicKey, privateKey }: Record<'publicKey' | 'privateKey', KeyObject>,
  serial = 1,
): string {
  const sha256WithRsa = der(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'))
  const name = der(0x30)
  const time = (text: string) => der(0x17, Buffer.from(text))
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([serial])),
    sha256WithRsa,
    name,
    der(0x30, time('260101000000Z'), time('310101000000Z')),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const lines =
    der(0x30, body, sha256WithRsa, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/** An ASN.1 value in DER: tag, length and content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  if (size < 128) return Buffer.concat([Buffer.from([tag, size]), content])
  return Buffer.concat([Buffer.from([tag, 0x82, size >> 8, size & 0xff]), content])
}
