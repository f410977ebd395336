import Taro from '@tarojs/taro'
import type { Navigation } from '@/contract/link'
import { splitAddress } from '@/domain/address'
import { routes, type Path, type QueryOf } from '@/routes'

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

/** A second tap on the same thing while the page is still opening is not an error worth telling. */
const ignore = () => undefined

/** Opens a page: pushes it, or switches to it when it is a tab. */
export function go<P extends Path>(path: P, ...[query]: QueryArgs<P>): void {
  if (isTab(path)) {
    tabQueries.set(path, { ...query })
    void Taro.switchTab({ url: path }).catch(ignore)
  } else void Taro.navigateTo({ url: urlOf(path, query) }).catch(ignore)
}

/** Opens a page in place of the current one. */
export function replace<P extends Path>(path: P, ...[query]: QueryArgs<P>): void {
  if (isTab(path)) go(path, ...([query] as QueryArgs<P>))
  else void Taro.redirectTo({ url: urlOf(path, query) }).catch(ignore)
}

/** Opens an address that is only known at run time, for example a tab of the server's layout. Unknown pages are handled by the host. */
export function open(url: string): void {
  const [path = '', query] = url.split('?')
  const slashed = path.startsWith('/') ? path : `/${path}`
  if (isTab(slashed)) {
    if (query) tabQueries.set(slashed, splitAddress(url).query)
    void Taro.switchTab({ url: slashed }).catch(ignore)
  } else void Taro.navigateTo({ url: query ? `${slashed}?${query}` : slashed }).catch(ignore)
}

/** Goes to an address of ours, or back, as a link says. Without anything to go back to `back` stays. */
export function navigate(url: string, how: Navigation = 'push'): void {
  if (how === 'back' || (how === 'backOrRelaunch' && Taro.getCurrentPages().length > 1)) {
    void Taro.navigateBack().catch(ignore)
  } else if (how === 'relaunch' || how === 'backOrRelaunch') relaunch(url)
  else if (how === 'replace') openInPlace(url)
  else open(url)
}

/** Opens an address that is only known at run time in place of the current page. */
export function openInPlace(url: string): void {
  if (isTab(url.split('?')[0] ?? '')) open(url)
  else void Taro.redirectTo({ url }).catch(ignore)
}

/** Opens an address that is only known at run time (a stored return path, a scanned code) as the only page. */
export function relaunch(url: string): void {
  const [path = '', query] = url.split('?')
  if (query && isTab(path)) tabQueries.set(path, splitAddress(url).query)
  void Taro.reLaunch({ url }).catch(ignore)
}

/** Whether a page is the one on the screen. */
export function isOpen(path: Path): boolean {
  const pages = Taro.getCurrentPages()
  const { route, path: url } = pages[pages.length - 1] ?? {}
  return (route ?? url ?? '').replace(/^\//, '').split('?')[0] === path.slice(1)
}

/** Goes back; from the first page, for example after a deep link, it goes home instead. */
export function back(fallback: Path = HOME): void {
  if (Taro.getCurrentPages().length > 1) void Taro.navigateBack().catch(ignore)
  else relaunch(fallback)
}
