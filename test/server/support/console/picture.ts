import sharp from 'sharp'
import { API_PREFIX, type Envelope } from '../../../../src/contract/endpoint'
import type { Locale } from '../../../../src/contract/fields'
import { mediaContract } from '../../../../src/contract/media'
import type { Backend } from '../harness'

/** How a form with a file looks. */
export interface Form {
  field?: string
  name?: string
  type?: string
  locale?: Locale
}

/** A red picture. */
export const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } })

/** The encoded form with a file. */
export async function multipart(fields: Record<string, string | Blob>, fileName: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  }
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await sent.arrayBuffer()) }
}

/** Uploads bytes as a storefront does. */
export async function upload(
  backend: Backend,
  token: string,
  bytes: Buffer,
  { field = 'file', name = 'me.jpg', type = 'image/jpeg', locale = 'en' }: Form = {},
): Promise<Envelope<string>> {
  const { headers, payload } = await multipart({ [field]: new Blob([new Uint8Array(bytes)], { type }) }, name)
  const response = await backend.app.server.inject({
    method: 'POST',
    url: `${API_PREFIX}${mediaContract.image.path}`,
    headers: { ...headers, language: locale, authorization: `Bearer ${token}` },
    payload,
  })
  return response.json<Envelope<string>>()
}

/** The name of an uploaded picture. */
export async function uploadedBy(backend: Backend, token: string): Promise<string> {
  return (await upload(backend, token, await canvas(4, 4).png().toBuffer())).data
}
