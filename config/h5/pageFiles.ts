import type { Compilation } from 'webpack'

/** The pages that most guests meet first: they have the budget of config/tasks/size.ts, and the document asks for their files itself. */
export const FIRST_PAGES = ['pages/index/index', 'pages/index/goods']

/** Which files each page of the H5 build loads: `{ app: […], 'pages/index/goods': […] }`. */
export function pageFiles({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): Record<string, string[]> {
  const entries = chunkGroups.flatMap((group) =>
    [group.name, ...group.origins.map((origin) => origin.request)]
      .filter((name) => typeof name === 'string')
      .map((name) => [name.replace(/^\.\//, ''), group.getFiles()] as const),
  )
  return Object.fromEntries(entries)
}
