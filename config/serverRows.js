/* The order of the server's folders, for config/dependency-cruiser.js. */
const { existsSync, readdirSync } = require('node:fs')
const { join } = require('node:path')

/** Folders of the server, and areas of server/modules: each imports only from the rows below its own. */
const SERVER = [
  'console',
  'jobs',
  'seed',
  'modules',
  'sandbox',
  'plugins',
  'integrations',
  'api',
  'html',
  'db',
  'messages',
]
const MODULES = [
  ['queue', 'drinks', 'reserve', 'partner', 'invitation', 'documents', 'numbers', 'memberPass'],
  ['inStore', 'till', 'offers', 'members'],
  ['payments', 'personPay', 'notifications'],
  ['orders'],
  ['carts', 'activity', 'couponPacks', 'storedValue', 'membership', 'points', 'dailySignIn', 'memberGifts'],
  ['rewards'],
  ['coupons', 'giftCards'],
  ['purchases'],
  ['pricing', 'slots', 'goods', 'paymentMethods'],
  ['store'],
  ['accounts', 'address', 'help'],
  ['ledger', 'media', 'gifts'],
  ['config', 'rateLimits', 'audit', 'fraud'],
]

/** Rules that rows of folders below `root` import only from the rows after their own. Each folder below it must be in a row. */
const rowRules = (root, rows) => {
  const absent = foldersIn(root).filter((folder) => !rows.flat().includes(folder))
  if (absent.length > 0) throw new Error(`config/serverRows.js: give ${root}/${absent.join(', ')} a row`)
  return rows.flatMap((row, index) =>
    row.map((folder) => {
      const forbidden = rows.slice(0, index + 1).flat()
      return {
        name: `${root}-${folder}`,
        comment: `${root}/${folder} may import only: ${
          rows
            .slice(index + 1)
            .flat()
            .join(', ') || 'none of its neighbours'
        }`,
        severity: 'error',
        from: { path: `^${root}/${folder}/` },
        to: { path: `^${root}/(${forbidden.join('|')})/`, pathNot: `^${root}/${folder}/` },
      }
    }),
  )
}

/** The folders below another one, none when it does not exist. Those without code (`assets`) import nothing. */
const foldersIn = (root) => {
  const path = join(process.cwd(), root)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
    .map(({ name }) => name)
}

module.exports = { MODULES, rowRules, SERVER }
