import type { Finding, Rule } from './finding'

const ICON_LIMIT = 40 * 1024
const [FEWEST, MOST] = [2, 5]

/** The tab bar as the platforms want it: 2 to 5 pages of the main package, with small icons. */
export const tabBar: Rule = (pkg) => {
  const bar = pkg.app.tabBar
  if (!bar) return []
  const path = 'app.json'
  const found: Finding[] = []
  const complain = (message: string) => found.push({ rule: 'tab bar', path, message })
  if (pkg.tabs.length < FEWEST || pkg.tabs.length > MOST)
    complain(`has ${pkg.tabs.length} tabs: ${FEWEST} to ${MOST} are allowed`)
  for (const tab of pkg.tabs) {
    if (!pkg.app.pages.includes(tab.pagePath)) complain(`${tab.pagePath} is no page of the main package`)
    if (!(tab.text ?? tab.name)) complain(`${tab.pagePath} has no text`)
    const icons = [tab.iconPath ?? tab.icon, tab.selectedIconPath ?? tab.activeIcon]
    for (const icon of icons)
      if (icon) complainAboutIcon(pkg.files.get(icon.replace(/^\//, ''))?.length, icon, complain)
  }
  if ((bar.custom ?? bar.customize) && !pkg.files.has(`${pkg.dialect.tabBar}.json`))
    complain(`says that it is custom, but ${pkg.dialect.tabBar} is missing`)
  return found
}

function complainAboutIcon(size: number | undefined, icon: string, complain: (message: string) => void) {
  if (size === undefined) complain(`icon ${icon} is missing`)
  else if (size > ICON_LIMIT) complain(`icon ${icon} is larger than 40 KB`)
  if (!/\.(png|jpe?g)$/.test(icon)) complain(`icon ${icon} is neither PNG nor JPEG`)
}
