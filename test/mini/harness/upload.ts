import { basename } from 'node:path'

/** A file upload as the host passes it; `filePath` is a temporary path of the phone. */
export interface WireUpload {
  url: string
  headers: Record<string, string>
  name: string
  filePath: string
  fields: Record<string, string>
}

/** Builds the multipart form that both platforms send, with the name of the temporary file. */
export async function multipartRequest(
  { url, headers, name, filePath, fields }: WireUpload,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set(name, new Blob([bytes], { type: 'image/png' }), basename(filePath))
  const whole = new Response(form)
  return {
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': whole.headers.get('content-type') ?? '' },
    body: Buffer.from(await whole.arrayBuffer()),
  }
}
