import type { NavLayout } from '@/contract/config/forms'
import { splitAddress } from './url'

/** Normalises a URL to `/pages/x`: adds the slash, removes hash and query. */
export function pathOf(url: string): string {
  const path = url.replace(/^#/, '').split('?')[0] ?? ''
  const slashed = path.startsWith('/') ? path : `/${path}`
  return slashed === '/' ? '/pages/index/index' : slashed
}

/** The current page. `pinned`: it shows the bar with any query; other pages must match the tab's query. */
interface Current {
  path: string
  query: Readonly<Record<string, string | undefined>>
  pinned: boolean
}

/**
 * Index of a page's tab; -1 when it is none, and the bar is hidden. Of several tabs of the page, the one with the best
 * matching query wins, then the `selected` one.
 */
export function activeTab(urls: readonly string[], { path, query, pinned }: Current, selected = 0): number {
  const candidates = urls.flatMap((url, index) => {
    if (pathOf(url) !== pathOf(path)) return []
    const wanted = Object.entries(splitAddress(url.replace(/^#/, '')).query)
    const same = wanted.filter(([name, value]) => query[name] === value).length
    const other = wanted.some(([name, value]) => query[name] !== undefined && query[name] !== value)
    return other && !pinned ? [] : [{ index, rank: same - (other ? 1 : 0) }]
  })
  const best = Math.max(...candidates.map(({ rank }) => rank))
  const likely = candidates.filter(({ rank }) => rank === best)
  return (likely.find(({ index }) => index === selected) ?? likely[0])?.index ?? -1
}

/** Most tabs that the bar has room for; further ones are listed under "More". */
export const MAX_TABS = 5

/** Filters the server's layout: without tabs that lack a title or a target, or whose feature is off. Undefined when none remain. */
export function usableLayout(layout: NavLayout | undefined, leads = (_url: string) => true): NavLayout | undefined {
  const list = layout?.list.filter(({ url, title }) => url && title && leads(url))
  if (!layout || !list?.length) return undefined
  const meant = layout.list[layout.selected]
  return { ...layout, list, selected: meant ? list.indexOf(meant) : -1 }
}
