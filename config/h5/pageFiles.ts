import type { Compilation } from 'webpack'

/** The pages that most guests meet first: they have the budget of config/tasks/size.ts, and the document asks for their files itself. */
export const FIRST_PAGES = ['pages/index/index', 'pages/index/goods']

/** The pages of the tab bar that every shop has unless the merchant has set another. */
export const TAB_PAGES = [...FIRST_PAGES, 'pages/index/order-index', 'pages/index/my-index']

/** Which files each page of the H5 build loads: `{ app: […], 'pages/index/goods': […] }`. */
export function pageFiles({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): Record<string, string[]> {
  const entries = chunkGroups.flatMap((group) =>
    [group.name, ...group.origins.map((origin) => origin.request)]
      .filter((name) => typeof name === 'string')
      .map((name) => [name.replace(/^\.\//, ''), group.getFiles()] as const),
  )
  return Object.fromEntries(entries)
}
