import { Failure } from '../failure'

/** A request as it is sent to the test's server. */
export interface WireRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

export interface WireReply {
  status: number
  headers: Record<string, string>
  body: string
}

interface RequestOptions {
  url?: unknown
  method?: unknown
  data?: unknown
  header?: unknown
  headers?: unknown
}

const queryOf = (data: object) =>
  Object.entries(data)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')

function bodyOf(data: unknown, type: string) {
  if (data === undefined || data === null) return undefined
  if (typeof data === 'string') return data
  return type.includes('urlencoded') ? queryOf(data) : JSON.stringify(data)
}

/** Lower-cases header names; both platforms default to JSON. */
function headersOf(headers: object): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  return { 'content-type': 'application/json', ...(Object.fromEntries(named) as Record<string, string>) }
}

function withQuery(url: string, data: unknown) {
  const query = data && typeof data === 'object' ? queryOf(data) : ''
  if (!query) return url
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

/** Builds a request as both platforms do: data goes into the query for GET and HEAD and into the body otherwise. */
export function wireRequest(options: RequestOptions): WireRequest {
  const { url, data } = options
  if (typeof url !== 'string' || !/^https?:\/\/[^/]/.test(url)) throw new Failure(`invalid url "${String(url)}"`)
  const headers = headersOf({ ...(options.header as object | undefined), ...(options.headers as object | undefined) })
  const method = (typeof options.method === 'string' ? options.method : 'GET').toUpperCase()
  if (method === 'GET' || method === 'HEAD') return { method, url: withQuery(url, data), headers }
  const body = bodyOf(data, headers['content-type'] ?? '')
  return { method, url, headers, ...(body !== undefined && { body }) }
}

/** Parses the reply as JSON; returns the text if it is not JSON. */
export function parseBody(body: string): { data: unknown; isJson: boolean } {
  try {
    return { data: JSON.parse(body) as unknown, isJson: true }
  } catch {
    return { data: body, isJson: false }
  }
}
