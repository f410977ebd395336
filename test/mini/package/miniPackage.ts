import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'

/** The mini-program platforms of the storefront. */
export type Platform = 'weapp' | 'alipay'

/** File endings and names of one platform. */
interface Dialect {
  template: string
  style: string
  script: string
  /** Prefix of template directives, as in `wx:if`. */
  directive: string
  /** The vendor's global object. */
  api: string
  /** Path of the custom tab bar component. */
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

/** One entry of the tab bar; WeChat's and Alipay's field names. */
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

/** The fields of app.json that the host and the lint read. */
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

/** A compiled package in memory, so that tests can break a copy of it. Paths have no leading slash. */
export class MiniPackage {
  constructor(
    readonly platform: Platform,
    readonly files: Map<string, Buffer>,
  ) {}

  /** Reads the output of a build in `folder`. */
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

  /** A copy whose files can be changed independently. */
  copy() {
    return new MiniPackage(this.platform, new Map(this.files))
  }

  get dialect() {
    return dialects[this.platform]
  }

  /** The text of a file; throws if the file does not exist. */
  text(path: string) {
    const content = this.files.get(path)
    if (!content) throw new Error(`the package has no file ${path}`)
    return content.toString('utf8')
  }

  write(path: string, text: string) {
    this.files.set(path, Buffer.from(text))
  }

  /** A parsed JSON file, or an empty object if it does not exist. */
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

  /** Every registered page, including those of subpackages. */
  get pages(): string[] {
    return [
      ...this.app.pages,
      ...this.subpackages.flatMap(({ root, pages }) => pages.map((page) => posix.join(root, page))),
    ]
  }

  get tabs(): TabItem[] {
    return this.app.tabBar?.list ?? this.app.tabBar?.items ?? []
  }

  /** The components of a page or component, by tag; paths are resolved. */
  using(owner: string): Record<string, string> {
    const own = { ...this.app.usingComponents, ...this.json<PageJson>(`${owner}.json`).usingComponents }
    return Object.fromEntries(Object.entries(own).map(([tag, path]) => [tag, resolveFrom(owner, path)]))
  }

  /** A page or component and all components below it. */
  withComponents(owner: string, seen = new Set<string>()): Set<string> {
    if (seen.has(owner)) return seen
    seen.add(owner)
    for (const component of Object.values(this.using(owner))) this.withComponents(component, seen)
    return seen
  }

  /** Paths of the files with any of these endings. */
  paths(...endings: string[]) {
    return [...this.files.keys()].filter((path) => endings.some((ending) => path.endsWith(`.${ending}`))).sort()
  }
}

/** Resolves `path` as written in the file `from`. */
export function resolveFrom(from: string, path: string) {
  return path.startsWith('/') ? posix.normalize(path.slice(1)) : posix.join(posix.dirname(from), path)
}
