import { Failure } from '../failure'

/** A request as it goes to the test's server. */
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
  return type.includes('urlencoded') ? queryOf(data as object) : JSON.stringify(data)
}

/** Puts a request the way both vendors do: data of a GET in the address, of anything else in the body. */
export function wireRequest({ url, method = 'GET', data, header, headers }: RequestOptions): WireRequest {
  if (typeof url !== 'string' || !/^https?:\/\/[^/]/.test(url)) throw new Failure(`invalid url "${String(url)}"`)
  const given = Object.entries({ ...(header as object | undefined), ...(headers as object | undefined) })
  const named = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]))
  const all: Record<string, string> = { 'content-type': 'application/json', ...named }
  const verb = String(method).toUpperCase()
  if (verb !== 'GET' && verb !== 'HEAD')
    return { method: verb, url, headers: all, body: bodyOf(data, all['content-type'] ?? '') }
  const query = data && typeof data === 'object' ? queryOf(data) : ''
  return { method: verb, url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url, headers: all }
}

/** The reply's JSON, or its text where it is none. */
export function parseBody(body: string): { data: unknown; isJson: boolean } {
  try {
    return { data: JSON.parse(body) as unknown, isJson: true }
  } catch {
    return { data: body, isJson: false }
  }
}
