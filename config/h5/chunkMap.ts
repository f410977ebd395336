import { writeFileSync } from 'node:fs'
import type { Compiler } from 'webpack'
import { pageFiles } from './pageFiles'

/** Writes the files that each page of the H5 build loads, for the size budget. */
export class ChunkMap {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkMap', (compilation) => {
      writeFileSync(this.file, JSON.stringify(pageFiles(compilation), null, 1))
    })
  }
}
