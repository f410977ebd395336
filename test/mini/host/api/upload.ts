import { Failure } from '../failure'
import type { ApiContext } from './context'
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

type ProgressListener = (progress: { progress: number }) => void

const textFields = (given: unknown) =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, String(value)]))

/** Uploads a file of the phone to the test's server; the task reports progress, as on both platforms. */
export function upload({ callTest, report }: ApiContext, options: UploadOptions, task: Record<string, unknown>) {
  const listeners: ProgressListener[] = []
  const tell = (progress: number) => {
    for (const listener of listeners) report.guard(() => listener({ progress }))
  }
  task.onProgressUpdate = (listener: ProgressListener) => listeners.push(listener)
  task.abort = () => undefined
  return send(options, callTest, tell)
}

async function send(
  { url, filePath, name, fileName, header, formData }: UploadOptions,
  callTest: ApiContext['callTest'],
  tell: (progress: number) => void,
): Promise<WireReply> {
  const field = name ?? fileName
  if (typeof url !== 'string' || typeof filePath !== 'string' || typeof field !== 'string')
    throw new Failure('parameter error')
  const headers = Object.fromEntries(
    Object.entries(textFields(header)).map(([key, value]) => [key.toLowerCase(), value]),
  )
  if ('content-type' in headers) throw new Failure('the border of a form is not known to the app')
  tell(50)
  const reply = await callTest('upload', { url, filePath, name: field, headers, fields: textFields(formData) })
  tell(100)
  return reply as WireReply
}
