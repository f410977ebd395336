import Taro from '@tarojs/taro'
import type { Navigation } from '@/contract/link'
import { splitAddress } from '@/domain/navigation/url'
import { routes, type Path, type QueryOf } from '@/routes'
import { leaveOverlayHistory } from './overlayHistory'

type QueryArgs<P extends Path> = Record<never, string> extends QueryOf<P> ? [query?: QueryOf<P>] : [query: QueryOf<P>]

const HOME = '/pages/index/index' satisfies Path

/** Tab pages cannot be given a query by every platform, so it waits here for their next show. */
const tabQueries = new Map<string, Record<string, string>>()

/** The query that was handed to a tab page, once. */
export function takeTabQuery(path: string): Record<string, string> | undefined {
  const query = tabQueries.get(path)
  tabQueries.delete(path)
  return query
}

/** A path with its query, as addresses carry it. Fields that are undefined or empty are left out. */
export function urlOf(path: string, query: Record<string, string | undefined> = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return pairs.length === 0
    ? path
    : `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

const isTab = (path: string) => path in routes && routes[path as Path].tab === true

/** Leaves the page: every move of ours goes through here. A second tap while the next page is still opening is not an error worth telling. */
export function travel(move: () => Promise<unknown>): void {
  leaveOverlayHistory(() => void move().catch(() => undefined))
}

/** Opens a page: pushes it, or switches to it when it is a tab. */
export function go<P extends Path>(path: P, ...[query]: QueryArgs<P>): void {
  if (isTab(path)) {
    tabQueries.set(path, { ...query })
    travel(() => Taro.switchTab({ url: path }))
  } else travel(() => Taro.navigateTo({ url: urlOf(path, query) }))
}

/** Opens a page in place of the current one. */
export function replace<P extends Path>(path: P, ...[query]: QueryArgs<P>): void {
  if (isTab(path)) go(path, ...([query] as QueryArgs<P>))
  else travel(() => Taro.redirectTo({ url: urlOf(path, query) }))
}

/** Opens an address that is only known at run time, for example a tab of the server's layout. Unknown pages are handled by the host. */
export function open(url: string): void {
  const [path = '', query] = url.split('?')
  const slashed = path.startsWith('/') ? path : `/${path}`
  if (isTab(slashed)) {
    if (query) tabQueries.set(slashed, splitAddress(url).query)
    travel(() => Taro.switchTab({ url: slashed }))
  } else travel(() => Taro.navigateTo({ url: query ? `${slashed}?${query}` : slashed }))
}

/** Goes to an address of ours, or back, as a link says. Without anything to go back to `back` stays. */
export function navigate(url: string, how: Navigation = 'push'): void {
  if (how === 'back' || (how === 'backOrRelaunch' && Taro.getCurrentPages().length > 1)) {
    travel(() => Taro.navigateBack())
  } else if (how === 'relaunch' || how === 'backOrRelaunch') relaunch(url)
  else if (how === 'replace') openInPlace(url)
  else open(url)
}

/** Opens an address that is only known at run time in place of the current page. */
export function openInPlace(url: string): void {
  if (isTab(url.split('?')[0] ?? '')) open(url)
  else travel(() => Taro.redirectTo({ url }))
}

/** Opens an address that is only known at run time (a stored return path, a scanned code) as the only page. */
export function relaunch(url: string): void {
  const [path = '', query] = url.split('?')
  if (query && isTab(path)) tabQueries.set(path, splitAddress(url).query)
  travel(() => Taro.reLaunch({ url }))
}

/** Whether a page is the one on the screen; `below` asks about the one that lies so many under it. */
export function isOpen(path: Path, below = 0): boolean {
  const pages = Taro.getCurrentPages()
  const { route, path: url } = pages[pages.length - 1 - below] ?? {}
  return (route ?? url ?? '').replace(/^\//, '').split('?')[0] === path.slice(1)
}

/** Goes back to the page that the current one was opened from, if it is this one; else opens it in place of the current one. */
export function backTo<P extends Path>(path: P, ...query: QueryArgs<P>): void {
  if (isOpen(path, 1)) travel(() => Taro.navigateBack())
  else replace(path, ...query)
}

/** Goes back; from the first page, for example after a deep link, it goes home instead. */
export function back(fallback: Path = HOME): void {
  if (Taro.getCurrentPages().length > 1) travel(() => Taro.navigateBack())
  else relaunch(fallback)
}
