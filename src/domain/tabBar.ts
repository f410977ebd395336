import type { NavLayout } from '@/contract/forms'

/** `/pages/x` for every way an address may be written: without the slash, with a hash or a query. */
export function pathOf(url: string): string {
  const path = url.replace(/^#/, '').split('?')[0] ?? ''
  const slashed = path.startsWith('/') ? path : `/${path}`
  return slashed === '/' ? '/pages/index/index' : slashed
}

/** Which of the tabs a page is; -1 when it is none, and the bar hides itself. */
export function activeTab(urls: string[], current: string): number {
  return urls.findIndex((url) => pathOf(url) === pathOf(current))
}

/** A layout from the server is used when it has a usable list of tabs. */
export function usableLayout(layout: NavLayout | undefined): NavLayout | undefined {
  return layout && layout.list.length >= 2 && layout.list.every(({ url, title }) => url && title) ? layout : undefined
}
