import { Failure } from '../failure'
import type { ApiParts } from './parts'
import type { WireReply } from './request'

interface UploadOptions {
  url?: unknown
  filePath?: unknown
  name?: unknown
  /** Alipay's older name of `name`. */
  fileName?: unknown
  header?: unknown
  formData?: unknown
}

type Told = (progress: { progress: number }) => void

const textsOf = (given: unknown) =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, String(value)]))

/** Uploads a file of the phone to the test's server; the task reports progress, as on both platforms. */
export function upload({ ask, report }: ApiParts, options: UploadOptions, task: Record<string, unknown>) {
  const listeners: Told[] = []
  const tell = (progress: number) => {
    for (const listener of listeners) report.guard(() => listener({ progress }))
  }
  task.onProgressUpdate = (listener: Told) => listeners.push(listener)
  task.abort = () => undefined
  return send(options, ask, tell)
}

async function send(
  { url, filePath, name, fileName, header, formData }: UploadOptions,
  ask: ApiParts['ask'],
  tell: (progress: number) => void,
): Promise<WireReply> {
  const field = name ?? fileName
  if (typeof url !== 'string' || typeof filePath !== 'string' || typeof field !== 'string')
    throw new Failure('parameter error')
  const headers = Object.fromEntries(Object.entries(textsOf(header)).map(([key, value]) => [key.toLowerCase(), value]))
  if ('content-type' in headers) throw new Failure('the border of a form is not known to the app')
  tell(50)
  const reply = await ask('upload', { url, filePath, name: field, headers, fields: textsOf(formData) })
  tell(100)
  return reply as WireReply
}
