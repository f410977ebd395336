import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'

/** The mini-program platforms that the storefront ships to. */
export type Platform = 'weapp' | 'alipay'

/** How one platform spells the parts of a package. */
interface Dialect {
  template: string
  style: string
  script: string
  /** Prefix of template directives, as in `wx:if`. */
  directive: string
  /** The vendor's global object. */
  api: string
  /** The component that draws a tab bar of one's own. */
  tabBar: string
}

export const dialects: Record<Platform, Dialect> = {
  weapp: {
    template: 'wxml',
    style: 'wxss',
    script: 'wxs',
    directive: 'wx:',
    api: 'wx',
    tabBar: 'custom-tab-bar/index',
  },
  alipay: {
    template: 'axml',
    style: 'acss',
    script: 'sjs',
    directive: 'a:',
    api: 'my',
    tabBar: 'customize-tab-bar/index',
  },
}

/** One entry of the tab bar, in WeChat's names or in Alipay's. */
export interface TabItem {
  pagePath: string
  text?: string
  name?: string
  iconPath?: string
  icon?: string
  selectedIconPath?: string
  activeIcon?: string
}

interface Subpackage {
  root: string
  pages: string[]
}

/** app.json as far as the host and the lint read it. */
export interface AppJson {
  pages: string[]
  subPackages?: Subpackage[]
  subpackages?: Subpackage[]
  window?: Record<string, unknown>
  tabBar?: { custom?: boolean; customize?: boolean; list?: TabItem[]; items?: TabItem[] }
  usingComponents?: Record<string, string>
}

/** The JSON file beside a page or component. */
export interface PageJson {
  component?: boolean
  usingComponents?: Record<string, string>
  navigationStyle?: string
  transparentTitle?: string
  titlePenetrate?: string
  navigationBarTitleText?: string
  defaultTitle?: string
}

/** A compiled package held in memory, so that tests can break a copy of it. Paths have no leading slash. */
export class MiniPackage {
  constructor(
    readonly platform: Platform,
    readonly files: Map<string, Buffer>,
  ) {}

  /** Reads what a build left in `folder`. */
  static read(platform: Platform, folder: string) {
    const files = new Map<string, Buffer>()
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      files.set(relative(folder, file).split('\\').join('/'), readFileSync(file))
    }
    if (!files.has('app.json')) throw new Error(`${folder} holds no ${platform} package: build it first`)
    return new MiniPackage(platform, files)
  }

  /** A copy whose files may be changed without touching this one. */
  copy() {
    return new MiniPackage(this.platform, new Map(this.files))
  }

  get dialect() {
    return dialects[this.platform]
  }

  /** The text of a file; throws for a file that is not there. */
  text(path: string) {
    const content = this.files.get(path)
    if (!content) throw new Error(`the package has no file ${path}`)
    return content.toString('utf8')
  }

  write(path: string, text: string) {
    this.files.set(path, Buffer.from(text))
  }

  /** A JSON file, or an empty object where there is none. */
  json<T>(path: string): Partial<T> {
    return this.files.has(path) ? (JSON.parse(this.text(path)) as Partial<T>) : {}
  }

  get app(): AppJson {
    return { pages: [], ...this.json<AppJson>('app.json') }
  }

  get subpackages(): Subpackage[] {
    return (this.app.subPackages ?? this.app.subpackages ?? []).map(({ root, pages }) => ({
      root: root.replace(/\/$/, ''),
      pages,
    }))
  }

  /** Every registered page, subpackages included. */
  get pages(): string[] {
    return [
      ...this.app.pages,
      ...this.subpackages.flatMap(({ root, pages }) => pages.map((page) => posix.join(root, page))),
    ]
  }

  get tabs(): TabItem[] {
    return this.app.tabBar?.list ?? this.app.tabBar?.items ?? []
  }

  /** The components that a page or component uses, by tag; paths resolved. */
  using(owner: string): Record<string, string> {
    const own = { ...this.app.usingComponents, ...this.json<PageJson>(`${owner}.json`).usingComponents }
    return Object.fromEntries(Object.entries(own).map(([tag, path]) => [tag, resolveFrom(owner, path)]))
  }

  /** A page or component and every component below it. */
  withComponents(owner: string, seen = new Set<string>()): Set<string> {
    if (seen.has(owner)) return seen
    seen.add(owner)
    for (const component of Object.values(this.using(owner))) this.withComponents(component, seen)
    return seen
  }

  /** Paths of the files with one of these endings. */
  paths(...endings: string[]) {
    return [...this.files.keys()].filter((path) => endings.some((ending) => path.endsWith(`.${ending}`))).sort()
  }
}

/** The package path that `path` means when written in the file `from`. */
export function resolveFrom(from: string, path: string) {
  return path.startsWith('/') ? posix.normalize(path.slice(1)) : posix.join(posix.dirname(from), path)
}
