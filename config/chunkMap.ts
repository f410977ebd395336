import { writeFileSync } from 'node:fs'
import type { Compiler } from 'webpack'

/** Writes which files each page of the H5 build loads, for the size budget: `{ app: […], 'pages/index/goods': […] }`. */
export class ChunkMap {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkMap', ({ chunkGroups }) => {
      const entries = chunkGroups.flatMap((group) =>
        [group.name, ...group.origins.map((origin) => origin.request)]
          .filter((name) => typeof name === 'string')
          .map((name) => [name.replace(/^\.\//, ''), group.getFiles()] as const),
      )
      writeFileSync(this.file, JSON.stringify(Object.fromEntries(entries), null, 1))
    })
  }
}
