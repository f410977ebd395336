import type { HostInput, Phone } from '../host/protocol'
import { apiNames } from '../package/apiNames'
import type { MiniPackage, PageJson } from '../package/miniPackage'
import { ownStyle, styleOwners } from '../package/styles'
import { compileTemplates } from '../package/templates'

/** The phone of the design mockups. */
export const defaultPhone: Phone = {
  width: 390,
  height: 844,
  statusBar: 47,
  bottomInset: 34,
  pixelRatio: 2,
  language: 'en',
  system: 'iOS 16.0',
  model: 'iPhone 13',
}

/** Options of a boot besides the package. */
export interface BootOptions {
  phone?: Partial<Phone>
  absent?: string[]
  storage?: Record<string, unknown>
  /** WeChat's user has not yet agreed to the app's privacy policy. */
  needsConsent?: boolean
  /** The first page, with its query in order; the app's first page by default. */
  open?: string
  query?: Record<string, string>
  scene?: number
}

/** The parsed JSON of pages and components; parse errors are added to `problems`. */
function readJson(pkg: MiniPackage, owners: string[], problems: string[]) {
  const read = owners.map((owner): [string, PageJson] => {
    try {
      return [owner, pkg.json<PageJson>(`${owner}.json`)]
    } catch (error) {
      problems.push(`${owner}.json: ${(error as Error).message}`)
      return [owner, {}]
    }
  })
  return Object.fromEntries(read)
}

/** What the host gets of a package, the same for every boot. */
type CompiledPackage = Omit<HostInput, 'absent' | 'privacyAgreed' | 'phone' | 'storage' | 'launch'>

/** Compiles a package: templates, styles, scripts and settings of all pages. */
export function compilePackage(pkg: MiniPackage): CompiledPackage {
  const { pages } = pkg
  const problems: string[] = []
  const json = readJson(pkg, pages, problems)
  const readable = pages.filter((page) => !problems.some((problem) => problem.startsWith(`${page}.json`)))
  const tabBar = pkg.dialect.tabBar
  const owners = new Set([...readable.flatMap((page) => [...pkg.withComponents(page)]), tabBar])
  const { code, problems: templateProblems } = compileTemplates(pkg)
  const stylesOf = Object.fromEntries(readable.map((page) => [page, styleOwners(pkg, page)]))
  const styled = [...new Set(Object.values(stylesOf).flat())]
  const styles = Object.fromEntries(styled.map((owner) => [owner, ownStyle(pkg, owner, problems)]))
  return {
    platform: pkg.platform,
    app: pkg.app,
    pages,
    tabs: pkg.tabs.map(({ pagePath, text, name }) => ({ path: pagePath, text: text ?? name ?? '' })),
    tabBar,
    json,
    using: Object.fromEntries([...owners].map((owner) => [owner, pkg.using(owner)])),
    scripts: Object.fromEntries(pkg.paths('js').map((path) => [path, pkg.text(path)])),
    files: [...pkg.files.keys()],
    templates: code,
    stylesOf,
    styles,
    problems: [...new Set([...problems, ...templateProblems])],
    apiNames: apiNames(pkg.platform),
  }
}

/** The host's input for a boot of a compiled package. */
export function hostInput(
  compiled: CompiledPackage,
  { phone, absent = [], storage = {}, needsConsent = false, open, query = {}, scene }: BootOptions = {},
): HostInput {
  return {
    ...compiled,
    absent,
    privacyAgreed: !needsConsent,
    phone: { ...defaultPhone, ...phone },
    storage,
    launch: { path: open ?? compiled.app.pages[0] ?? '', query, ...(scene !== undefined && { scene }) },
  }
}
