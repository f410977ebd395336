import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { version } from 'axe-core/package.json'
import { ROOT } from '../../../config/tasks/steps'

export const AXE_FILE = join(ROOT, 'node_modules/axe-core/axe.min.js')

/** Its name among the files of a site: that of a file which never changes, and so stays in the browser's cache. */
export const AXE_NAME = `axe.${Buffer.from(version).toString('hex')}.js`

/** Links to the files of a built site, and to axe-core beside them, in a new folder `site` of a folder. */
export function withAxe(site: string, folder: string): string {
  const linked = join(folder, 'site')
  // The server reports that the site is not built; it may start again in the same folder.
  if (!existsSync(site)) return site
  if (existsSync(linked)) return linked
  mkdirSync(linked)
  for (const name of readdirSync(site)) symlinkSync(join(site, name), join(linked, name))
  symlinkSync(AXE_FILE, join(linked, AXE_NAME))
  return linked
}
