import { join } from 'node:path'
import { fingerprint } from '../../../../config/fingerprint'
import { seed, type SeedOptions } from '../../../../server/seed/seed'
import { ofWorker } from '../ofWorker'
import type { Model } from './database'

/** How old a demonstration of the current time gets, ms: its newest rows are some minutes old. Each day begins with a new one. */
const MAX_AGE = 10 * 60_000

/** Fingerprint of the code that fills the tables. */
const code = () => ofWorker('code of the server', () => fingerprint(join(__dirname, '../../../../server')))

/** The demonstration at a fixed time, or at the current one: a copy takes a tenth of the time of filling the tables. */
export function demonstration({ now, ...options }: SeedOptions): Model {
  const { goods = 0, member = false } = options
  const time = now ? now.getTime() : Math.floor(Date.now() / MAX_AGE)
  return {
    name: ['demo', goods, member, now ? 'fixed' : 'current'].join('_'),
    version: `${time}_${code()}`,
    fill: (db) => seed(db, { now, ...options }),
  }
}
