import type { NavLayout } from '@/contract/forms'
import { splitAddress } from './url'

/** `/pages/x` for every way an address may be written: without the slash, with a hash or a query. */
export function pathOf(url: string): string {
  const path = url.replace(/^#/, '').split('?')[0] ?? ''
  const slashed = path.startsWith('/') ? path : `/${path}`
  return slashed === '/' ? '/pages/index/index' : slashed
}

/** The page on the screen. `kept`: it keeps the bar whatever its query is; others are told from their kind by it. */
interface Current {
  path: string
  query: Readonly<Record<string, string | undefined>>
  kept: boolean
}

/**
 * Which of the tabs a page is; -1 when it is none, and the bar hides itself. Of several that lead to the page the one whose query is most like the
 * page's counts, then the `selected` one.
 */
export function activeTab(urls: readonly string[], { path, query, kept }: Current, selected = 0): number {
  const here = urls.flatMap((url, index) => {
    if (pathOf(url) !== pathOf(path)) return []
    const asked = Object.entries(splitAddress(url.replace(/^#/, '')).query)
    const same = asked.filter(([name, value]) => query[name] === value).length
    const other = asked.some(([name, value]) => query[name] !== undefined && query[name] !== value)
    return other && !kept ? [] : [{ index, rank: same - (other ? 1 : 0) }]
  })
  const best = Math.max(...here.map(({ rank }) => rank))
  const likely = here.filter(({ rank }) => rank === best)
  return (likely.find(({ index }) => index === selected) ?? likely[0])?.index ?? -1
}

/** Tabs of a bar, at least and at most. */
const FEWEST = 2
const MOST = 5

/** A layout from the server as it is drawn: without tabs that have no title or lead nowhere, or to what is off. Undefined when too few are left. */
export function usableLayout(layout: NavLayout | undefined, leads = (_url: string) => true): NavLayout | undefined {
  const list = layout?.list.filter(({ url, title }) => url && title && leads(url)).slice(0, MOST)
  if (!layout || !list || list.length < FEWEST) return undefined
  const meant = layout.list[layout.selected]
  return { ...layout, list, selected: meant ? list.indexOf(meant) : -1 }
}
