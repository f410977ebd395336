import { resolvePath } from './paths'
import type { Sandbox } from './sandbox'

interface Module {
  exports: Record<string, unknown>
}

/** CommonJS modules of a package; each file runs once. */
export class Modules {
  private readonly loaded = new Map<string, Module>()

  /** `locals` returns the globals of each file: App, Page, Component, wx … */
  constructor(
    private readonly scripts: Record<string, string>,
    private readonly sandbox: Sandbox,
    private readonly locals: () => Record<string, unknown>,
  ) {}

  has(path: string) {
    return path in this.scripts
  }

  /** Runs `path` (with its `.js`) if it has not run yet, and returns its exports. */
  load(path: string): Record<string, unknown> {
    const known = this.loaded.get(path)
    if (known) return known.exports
    const source = this.scripts[path]
    if (source === undefined) throw new Error(`module '${path}' is not defined`)
    const module: Module = { exports: {} }
    this.loaded.set(path, module)
    const require = (request: string) => this.load(this.resolve(path, request))
    this.sandbox.run(path, source, { ...this.locals(), require, module, exports: module.exports })
    return module.exports
  }

  private resolve(from: string, request: string) {
    const path = resolvePath(from, request)
    return path in this.scripts ? path : `${path}.js`
  }
}
