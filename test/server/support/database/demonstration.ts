import { join } from 'node:path'
import { fingerprint } from '../../../../config/fingerprint'
import { seed, type SeedOptions } from '../../../../server/seed/seed'
import type { Model } from './database'

/** Time after which the demonstration of the present is made anew, because it tells of the last minutes, ms. Days begin with a new one. */
const PRESENT = 10 * 60_000

let code: string | undefined

/** The demonstration, to copy: the copy takes a tenth of the time of filling the tables. */
export function demonstration({ now, ...options }: SeedOptions): Model {
  code ??= fingerprint(join(__dirname, '../../../../server'))
  const { goods = 0, member = false } = options
  const time = now ? now.getTime() : Math.floor(Date.now() / PRESENT)
  return {
    name: ['demo', goods, member, now ? 'then' : 'now'].join('_'),
    version: `${time}_${code}`,
    fill: (db) => seed(db, { now, ...options }),
  }
}
