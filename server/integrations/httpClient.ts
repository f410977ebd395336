import * as v from 'valibot'
import { ProviderError } from './providerError'

/** Providers usually respond in less than a second; a guest waits for the response. */
const TIMEOUT_MS = 8_000
/** Largest response, bytes. */
const RESPONSE_LIMIT = 1024 * 1024

/** Options of a provider client; tests point `base` at a local fake. */
export interface ClientOptions {
  /** Base URL without a trailing slash. */
  base?: string
  timeoutMs?: number
}

/** A request to a provider: GET, or POST with `form` or `json`. */
export interface ProviderCall {
  provider: string
  url: string
  timeoutMs?: number
  headers?: Record<string, string>
  query?: Record<string, string>
  form?: Record<string, string>
  json?: unknown
  /** Largest response, bytes. */
  limit?: number
  /** Whether redirects are followed: only for files without a secret. */
  follow?: boolean
}

export interface ProviderResponse {
  status: number
  type: string
  headers: Headers
  bytes: Buffer
}

/** Sends a request and reads the response of any status below 500. Throws `ProviderError` `down` otherwise. */
export async function fetchBytes(call: ProviderCall): Promise<ProviderResponse> {
  const { provider, timeoutMs = TIMEOUT_MS, limit = RESPONSE_LIMIT } = call
  try {
    const response = await fetch(urlOf(call), { ...requestOf(call), signal: AbortSignal.timeout(timeoutMs) })
    const bytes = await readLimited(response, limit)
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
    const { status, headers } = response
    return { status, type: headers.get('content-type') ?? '', headers, bytes }
  } catch (error) {
    throw new ProviderError(provider, 'down', reasonOf(error))
  }
}

/** Sends a request and parses the response as JSON. Throws `ProviderError` `down` when it is not. */
export async function fetchJson(call: ProviderCall): Promise<{ status: number; body: unknown; text: string }> {
  const { status, bytes } = await fetchBytes(call)
  const text = bytes.toString('utf8')
  try {
    return { status, text, body: JSON.parse(text) as unknown }
  } catch {
    throw new ProviderError(call.provider, 'down', `answered ${status} without valid JSON`)
  }
}

/** Validates a response body. Throws `ProviderError` `down` when it does not match the schema. */
export function parseResponse<S extends v.GenericSchema>(provider: string, schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'all of it')
  throw new ProviderError(provider, 'down', `the response lacks expected fields: ${fields.join(', ')}`)
}

function urlOf({ url, query = {} }: ProviderCall): URL {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}

function requestOf({ headers = {}, form, json, follow }: ProviderCall): RequestInit {
  const common = { redirect: follow ? 'follow' : 'error', headers } as const
  if (form) return { ...common, method: 'POST', body: new URLSearchParams(form) }
  if (json === undefined) return common
  const withType = { 'content-type': 'application/json', ...headers }
  return { ...common, headers: withType, method: 'POST', body: JSON.stringify(json) }
}

async function readLimited(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > limit) throw new Error('the response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The reason of a failed request, without the URL, which may contain a secret. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? (name === 'TimeoutError' ? 'the request timed out' : message)
}
