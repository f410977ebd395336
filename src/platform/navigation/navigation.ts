import Taro from '@tarojs/taro'
import type { Navigation } from '@/contract/link'
import { fileOf, pathOfFile } from '@/domain/navigation/pageFile'
import { splitAddress } from '@/domain/navigation/url'
import { routes, type Path, type QueryOf } from '@/routes'
import { leaveOverlayHistory } from './overlayHistory'

type QueryArgs<P extends Path> = Record<never, string> extends QueryOf<P> ? [query?: QueryOf<P>] : [query: QueryOf<P>]

const HOME = '/pages/index/index' satisfies Path

/** Not every platform supports a query on tab pages, so it is stored here for their next show. */
const tabQueries = new Map<string, Record<string, string>>()

/** Takes the query for a tab page, once. */
export function takeTabQuery(path: string): Record<string, string> | undefined {
  const query = tabQueries.get(path)
  tabQueries.delete(path)
  return query
}

/** Builds a URL from path and query. Undefined and empty fields are omitted. */
export function urlOf(path: string, query: Record<string, string | undefined> = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length === 0
    ? path
    : `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** The address that the host knows: on H5 the specified one (customRoutes.ts), in mini-programs that of the file. */
const hostUrl = (url: string) => (process.env.TARO_ENV === 'h5' ? url : fileOf(url))

/** The specified paths of the open pages; the current page is the last. */
export const openPaths = () =>
  Taro.getCurrentPages().map(({ route, path }) => {
    const file = `/${(route ?? path ?? '').split('?')[0]?.replace(/^\//, '')}`
    return process.env.TARO_ENV === 'h5' ? file : pathOfFile(file)
  })

const isTab = (path: string) => path in routes && routes[path as Path].tab === true

/** Every navigation goes through here. Errors of a second tap while the next page is opening are ignored. */
export function travel(move: () => Promise<unknown>): void {
  leaveOverlayHistory(() => void move().catch(() => undefined))
}

/** Opens a page: pushes it, or switches to it when it is a tab. */
export function go<P extends Path>(path: P, ...[query]: QueryArgs<P>): void {
  if (isTab(path)) {
    tabQueries.set(path, { ...query })
    travel(() => Taro.switchTab({ url: path }))
  } else travel(() => Taro.navigateTo({ url: hostUrl(urlOf(path, query)) }))
}

/** Replaces the current page. */
export function replace<P extends Path>(path: P, ...[query]: QueryArgs<P>): void {
  if (isTab(path)) go(path, ...([query] as QueryArgs<P>))
  else travel(() => Taro.redirectTo({ url: hostUrl(urlOf(path, query)) }))
}

/** Opens a URL known only at run time, for example a tab of the server's layout. The host handles unknown pages. */
export function open(url: string): void {
  const [path = '', query] = url.split('?')
  const slashed = path.startsWith('/') ? path : `/${path}`
  if (isTab(slashed)) {
    if (query) tabQueries.set(slashed, splitAddress(url).query)
    travel(() => Taro.switchTab({ url: slashed }))
  } else travel(() => Taro.navigateTo({ url: hostUrl(query ? `${slashed}?${query}` : slashed) }))
}

/** Navigates to a URL, or back, as a link's type says. With an empty page stack `back` does nothing. */
export function navigate(url: string, how: Navigation = 'push'): void {
  if (how === 'back' || (how === 'backOrRelaunch' && Taro.getCurrentPages().length > 1)) {
    travel(() => Taro.navigateBack())
  } else if (how === 'relaunch' || how === 'backOrRelaunch') relaunch(url)
  else if (how === 'replace') openInPlace(url)
  else open(url)
}

/** Replaces the current page by a URL known only at run time. */
export function openInPlace(url: string): void {
  if (isTab(url.split('?')[0] ?? '')) open(url)
  else travel(() => Taro.redirectTo({ url: hostUrl(url) }))
}

/** Opens a URL known only at run time (a stored return path, a scanned code) as the only page. */
export function relaunch(url: string): void {
  const [path = '', query] = url.split('?')
  if (query && isTab(path)) tabQueries.set(path, splitAddress(url).query)
  travel(() => Taro.reLaunch({ url: hostUrl(url) }))
}

/** Whether a page is the current one, or the one `below` positions under it. */
export function isOpen(path: Path, below = 0): boolean {
  return openPaths().reverse()[below] === path
}

/** Goes back if the page is directly below; otherwise replaces the current page by it. */
export function backTo<P extends Path>(path: P, ...query: QueryArgs<P>): void {
  if (isOpen(path, 1)) travel(() => Taro.navigateBack())
  else replace(path, ...query)
}

/** Goes back; from the first page, for example after a deep link, opens the home page. */
export function back(fallback: Path = HOME): void {
  if (Taro.getCurrentPages().length > 1) travel(() => Taro.navigateBack())
  else relaunch(fallback)
}
