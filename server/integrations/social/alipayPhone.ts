import { createDecipheriv } from 'node:crypto'
import * as v from 'valibot'
import type { AlipayGateway } from '../alipayGateway'
import { parseResponse } from '../httpClient'
import { ProviderError } from '../providerError'

const sealedPhone = v.pipe(v.string(), v.parseJson(), v.object({ response: v.string(), sign: v.string() }))
const phone = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ mobile: v.string(), countryCode: v.optional(v.string(), '86') }),
  v.transform(({ mobile, countryCode }) => (mobile.startsWith('+') ? mobile : `+${countryCode}${mobile}`)),
  v.regex(/^\+[1-9]\d{6,14}$/),
)

/** The E.164 number in the encrypted `response` of `my.getPhoneNumber`. Throws `ProviderError` when it is not Alipay's, or the key is another one. */
export function openPhone(gateway: AlipayGateway, response: string, aesKey: string): string {
  const sealed = v.safeParse(sealedPhone, response)
  if (!sealed.success || !gateway.hasSigned(`"${sealed.output.response}"`, sealed.output.sign)) {
    throw new ProviderError('alipay', 'code', 'the phone number is not signed by Alipay')
  }
  return parseResponse('alipay', phone, decrypted(sealed.output.response, aesKey))
}

function decrypted(sealed: string, aesKey: string): string {
  try {
    const text = decrypt(sealed, aesKey)
    // One wrong key in 256 is noticed only here: its last byte looks like padding.
    JSON.parse(text)
    return text
  } catch {
    throw new ProviderError('alipay', 'setup', 'the phone number was encrypted with another AES key')
  }
}

/** Decrypts AES-128-CBC with a zero initialization vector. Throws when the key is wrong. */
function decrypt(sealed: string, aesKey: string): string {
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(aesKey, 'base64'), Buffer.alloc(16))
  return Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]).toString('utf8')
}
