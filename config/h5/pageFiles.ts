import type { Compilation, Compiler } from 'webpack'
import { writeFileSync } from 'node:fs'

/** The most visited first pages: config/tasks/size.ts applies their budget, and the document preloads their files. */
export const FIRST_PAGES = ['pages/index/index', 'pages/index/goods']

/** The pages of the default tab bar. */
export const TAB_PAGES = [...FIRST_PAGES, 'pages/index/order-index', 'pages/index/my-index']

/** The files that each page of the H5 build loads: `{ app: […], 'pages/index/goods': […] }`. */
export function pageFiles({ chunkGroups }: Pick<Compilation, 'chunkGroups'>): Record<string, string[]> {
  const entries = chunkGroups.flatMap((group) =>
    [group.name, ...group.origins.map((origin) => origin.request)]
      .filter((name) => typeof name === 'string')
      .map((name) => [name.replace(/^\.\//, ''), group.getFiles()] as const),
  )
  return Object.fromEntries(entries)
}

/** Writes the files that each page of the H5 build loads, for the size budget. */
export class ChunkMap {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkMap', (compilation) => {
      writeFileSync(this.file, JSON.stringify(pageFiles(compilation), null, 1))
    })
  }
}
