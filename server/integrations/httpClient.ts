import * as v from 'valibot'
import { ProviderFault } from './providerError'

/** Providers answer in well under a second; a guest waits meanwhile. */
const TIMEOUT_MS = 8_000
/** Largest answer that is read, bytes. */
const ANSWER_LIMIT = 1024 * 1024

/** How to reach a provider; tests point it at a loopback imitation. */
export interface Reach {
  /** Where its interface begins, without a slash at the end. */
  base?: string
  timeoutMs?: number
}

/** One call to a provider: GET, or POST when there is a form or JSON. */
export interface OutsideCall {
  provider: string
  url: string
  timeoutMs?: number
  headers?: Record<string, string>
  query?: Record<string, string>
  form?: Record<string, string>
  json?: unknown
  /** Largest answer, bytes. */
  limit?: number
}

export interface OutsideAnswer {
  status: number
  type: string
  bytes: Buffer
}

/** Asks and reads the whole answer, whatever its status below 500. Faults with `down` when there is none. */
export async function fetchOutside(call: OutsideCall): Promise<OutsideAnswer> {
  const { provider, timeoutMs = TIMEOUT_MS, limit = ANSWER_LIMIT } = call
  try {
    const response = await fetch(addressOf(call), { ...requestOf(call), signal: AbortSignal.timeout(timeoutMs) })
    const bytes = await readAtMost(response, limit)
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
    return { status: response.status, type: response.headers.get('content-type') ?? '', bytes }
  } catch (error) {
    throw new ProviderFault(provider, 'down', reasonOf(error))
  }
}

/** Asks for JSON. Faults with `down` when the answer is something else. */
export async function askOutside(call: OutsideCall): Promise<{ status: number; body: unknown; text: string }> {
  const { status, bytes } = await fetchOutside(call)
  const text = bytes.toString('utf8')
  try {
    return { status, text, body: JSON.parse(text) as unknown }
  } catch {
    throw new ProviderFault(call.provider, 'down', `answered ${status} without valid JSON`)
  }
}

/** An answer as the shape its documentation promises. Faults with `down` when it is another. */
export function shaped<S extends v.GenericSchema>(provider: string, schema: S, body: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, body)
  if (read.success) return read.output
  const fields = read.issues.map((issue) => v.getDotPath(issue) ?? 'all of it')
  throw new ProviderFault(provider, 'down', `the response lacks expected fields: ${fields.join(', ')}`)
}

function addressOf({ url, query = {} }: OutsideCall): URL {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}

function requestOf({ headers = {}, form, json }: OutsideCall): RequestInit {
  const common = { redirect: 'error', headers } as const
  if (form) return { ...common, method: 'POST', body: new URLSearchParams(form) }
  if (json === undefined) return common
  const withType = { 'content-type': 'application/json', ...headers }
  return { ...common, headers: withType, method: 'POST', body: JSON.stringify(json) }
}

async function readAtMost(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > limit) throw new Error('the response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Why there is no answer. The address stays out of it: it may hold a secret. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? (name === 'TimeoutError' ? 'the request timed out' : message)
}
