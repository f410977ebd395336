import type { MiniPackage, TabItem } from '../package/miniPackage'
import type { Rule } from './finding'

const ICON_LIMIT = 40 * 1024
const [FEWEST, MOST] = [2, 5]

/** The tab bar follows the platforms' rules: 2 to 5 pages of the main package, with small icons. */
export const tabBar: Rule = (pkg) => {
  if (!pkg.app.tabBar) return []
  const complaints = [...barProblems(pkg), ...pkg.tabs.flatMap((tab) => tabProblems(pkg, tab))]
  return complaints.map((message) => ({ rule: 'tab bar', path: 'app.json', message }))
}

function barProblems({ app, tabs, files, dialect }: MiniPackage) {
  const custom = app.tabBar?.custom ?? app.tabBar?.customize
  return [
    ...(tabs.length < FEWEST || tabs.length > MOST
      ? [`has ${tabs.length} tabs: ${FEWEST} to ${MOST} are allowed`]
      : []),
    ...(custom && !files.has(`${dialect.tabBar}.json`)
      ? [`says that it is custom, but ${dialect.tabBar} is missing`]
      : []),
  ]
}

function tabProblems(pkg: MiniPackage, tab: TabItem) {
  const icons = [tab.iconPath ?? tab.icon, tab.selectedIconPath ?? tab.activeIcon].filter((icon) => icon !== undefined)
  return [
    ...(pkg.app.pages.includes(tab.pagePath) ? [] : [`${tab.pagePath} is no page of the main package`]),
    ...((tab.text ?? tab.name) ? [] : [`${tab.pagePath} has no text`]),
    ...icons.flatMap((icon) => iconProblems(icon, pkg.files.get(icon.replace(/^\//, ''))?.length)),
  ]
}

function iconProblems(icon: string, size: number | undefined) {
  if (size === undefined) return [`icon ${icon} is missing`]
  if (size > ICON_LIMIT) return [`icon ${icon} is larger than 40 KB`]
  return /\.(png|jpe?g)$/.test(icon) ? [] : [`icon ${icon} is neither PNG nor JPEG`]
}
