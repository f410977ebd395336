import { pathOf, type Endpoint, type Envelope, type Input, type Reply } from '@/contract/endpoint'
import { launch } from '@/platform/device/launch'
import { headers, opened, request } from './request'
import type { Wire } from './wire'

/** A request of the document. */
interface EarlyRequest {
  /** Undefined when it failed. */
  reply: Promise<Envelope<never> | undefined>
  /** The reply once it has come. */
  value?: Envelope<never>
}

/** What the script of index.html has requested for the first page while the app's code was loading. */
interface EarlyRequests {
  /** Time of the requests, ms since 1970. */
  at: number
  /** The headers that they were sent with. */
  header: Record<string, string>
  /** By URL. */
  requests: Record<string, EarlyRequest>
}

declare global {
  interface Window {
    early?: EarlyRequests
  }
}

/** Age from which an early reply is out of date, milliseconds. */
const FRESH_MS = 30_000

/** The headers that a public reply depends on. */
const RELEVANT = ['appType', 'language', 'authorization']

/** The requests of the document, if the app would send them with the same headers, and the URL of a call. */
function early<E extends Endpoint>(endpoint: Wire<E>, input: Input<E>) {
  const { at = 0, header = {}, requests = {} } = window.early ?? {}
  const own = headers(endpoint, {})
  const fresh = Date.now() - at < FRESH_MS && RELEVANT.every((name) => header[name] === own[name])
  const { path, rest } = pathOf(endpoint, Object(input))
  return {
    requests: fresh ? requests : {},
    url: `${launch.siteroot}${path}?${new URLSearchParams(rest as Record<string, string>)}`,
  }
}

/** A reply to the document that has come, for the first drawing of a page; it remains for the page's call. */
export function prefetchedReply<E extends Endpoint>(endpoint: Wire<E>, input: Input<E>): Reply<E> | undefined {
  const { requests, url } = early(endpoint, input)
  return requests[url]?.value?.data
}

/** Takes the reply to a call that the document has sent already; undefined when it has not. Each is given once. */
export function takePrefetched<E extends Endpoint>(endpoint: Wire<E>, input: Input<E>): Promise<Reply<E>> | undefined {
  const { requests, url } = early(endpoint, input)
  const found = requests[url]
  delete requests[url]
  return found?.reply.then((envelope) =>
    envelope?.code === 200 ? opened(endpoint, envelope) : request(endpoint, input),
  )
}
