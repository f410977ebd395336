import { join } from 'node:path'
import * as v from 'valibot'
import type { Place } from './db/open'

const root = join(__dirname, '..')

const number = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))

const variables = v.object({
  PORT: v.optional(v.pipe(number, v.maxValue(65_535)), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATABASE_URL: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), join(root, '.data')),
  SITE_DIR: v.optional(v.string(), join(root, 'dist/h5')),
  SEED_GOODS: v.optional(number, '0'),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'warn'),
  NODE_ENV: v.optional(v.string(), 'development'),
  PAYMENT_SANDBOX: v.optional(v.picklist(['on', 'off']), 'on'),
  PAYMENT_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
})

/** What the server is told from outside. */
export interface Environment {
  port: number
  host: string
  /** A PostgreSQL server when `DATABASE_URL` is set, otherwise a folder below `DATA_DIR`. */
  database: Place
  /** The built storefront. */
  site: string
  /** Dishes of the demonstration menu, for measuring; 0 for the ordinary ones. */
  seedGoods: number
  logLevel: string
  production: boolean
  /** Signs what the payment provider reports; undefined lets the server make its own. */
  paymentSecret: string | undefined
  /** Whether payments may be settled in the sandbox. */
  paymentSandbox: boolean
}

/** Reads the environment. Throws, naming the variable, when one makes no sense. */
export function readEnvironment(given: NodeJS.ProcessEnv = process.env): Environment {
  const read = v.safeParse(variables, given)
  if (!read.success) {
    const [{ path, message }] = read.issues
    throw new Error(`${String(path?.[0]?.key)}: ${message}`)
  }
  const { output } = read
  return {
    port: output.PORT,
    host: output.HOST,
    database: output.DATABASE_URL ? { url: output.DATABASE_URL } : { folder: join(output.DATA_DIR, 'db') },
    site: output.SITE_DIR,
    seedGoods: output.SEED_GOODS,
    logLevel: output.LOG_LEVEL,
    production: output.NODE_ENV === 'production',
    paymentSecret: output.PAYMENT_WEBHOOK_SECRET,
    paymentSandbox: output.PAYMENT_SANDBOX === 'on',
  }
}
