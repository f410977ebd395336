import { email } from '../src/contract/account/credentials'
import { DEFAULT_CONSOLE_EMAIL } from './console/people/serverOwner'
import { join } from 'node:path'
import * as v from 'valibot'
import type { MapSetting } from './modules/config/computedConfigs'
import type { DatabaseLocation } from './db/openDatabase'
import type { LoginSettings } from './integrations/loginProviders'
import { providerVariables, readAccounts } from './integrations/environmentVariables'
import type { PaymentAccounts } from './integrations/payment/paymentAccounts'
import { type MissingVariables, missingVariables } from './integrations/payment/providerVariables'
import type { WeatherSettings } from './integrations/weather/openMeteo'
import { paymentVariables, readPaymentAccounts } from './integrations/paymentVariables'
import { readWallets, type WalletAccounts, walletVariables } from './integrations/walletPasses/walletVariables'

const root = join(__dirname, '..')

const number = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))

/** Origins, separated by commas. */
const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((origin) => origin.trim())),
  v.transform((list) => list.filter((origin) => origin !== '')),
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/))),
)

/** `name.txt:content` of files, separated by commas. */
const files = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').filter((file) => file.trim() !== '')),
  v.array(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]+\.txt:[\w-]+$/))),
  v.transform((entries) => Object.fromEntries(entries.map((file) => file.split(':') as [string, string]))),
)

/** The number of proxies before the server, or their addresses, separated by commas. */
const proxies = v.union([number, v.pipe(v.string(), v.regex(/^[\da-fA-F:.]+(\/\d+)?(,\s*[\da-fA-F:.]+(\/\d+)?)*$/))])

/** Local only. */
const LOCAL = '127.0.0.1'

const variables = v.object({
  PORT: v.optional(v.pipe(number, v.maxValue(65_535)), '3000'),
  HOST: v.optional(v.string(), LOCAL),
  DATABASE_URL: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), join(root, '.data')),
  SITE_DIR: v.optional(v.string(), join(root, 'dist/h5')),
  SEED_GOODS: v.optional(number, '0'),
  MENU_MAX_AGE: v.optional(number),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'warn'),
  NODE_ENV: v.optional(v.string(), 'development'),
  PAYMENT_SANDBOX: v.optional(v.picklist(['on', 'off'])),
  PAYMENT_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  ACCOUNT_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  TRUST_PROXY: v.optional(proxies, '0'),
  LOGIN_SANDBOX: v.optional(v.picklist(['on', 'off'])),
  SITE_ORIGINS: v.optional(origins, ''),
  SITE_PROOFS: v.optional(files, ''),
  MAP_TILES: v.optional(v.union([v.pipe(v.string(), v.regex(/^https:\/\/\S+$/)), v.literal('')]), ''),
  MAP_ATTRIBUTION: v.optional(v.string(), ''),
  MAP_KEY: v.optional(v.string(), ''),
  WEATHER_URL: v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/\S+)?$/)), ''),
  WEATHER_KEY: v.optional(v.string(), ''),
  CONSOLE_EMAIL: v.optional(email, DEFAULT_CONSOLE_EMAIL),
  CONSOLE_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8))),
  PASSWORD_COST: v.optional(v.pipe(number, v.minValue(10), v.maxValue(20)), '15'),
  ...providerVariables,
  ...paymentVariables,
  ...walletVariables,
})

/** The settings of the server. */
export interface Environment {
  port: number
  /** A single address: `localhost` may have two, and Fastify closes the second without waiting for its requests. */
  host: string
  /** A PostgreSQL server when `DATABASE_URL` is set, otherwise a folder below `DATA_DIR`. */
  database: DatabaseLocation
  /** The built storefront. */
  site: string
  /** Number of products of the demo menu, for benchmarks; 0 for the default. */
  seedGoods: number
  /** How long browsers keep a menu, seconds; undefined for the usual time. */
  menuMaxAge: number | undefined
  logLevel: string
  production: boolean
  /** Secret of the payment provider's signatures; undefined generates one. */
  paymentSecret: string | undefined
  /** Whether payments may be settled in the sandbox; off in production unless `PAYMENT_SANDBOX=on`. */
  paymentSandbox: boolean
  /** Key for the hashes of codes; undefined generates one. */
  accountSecret: string | undefined
  /** Trusted proxies; 0 for none. */
  trustProxy: number | string
  /** Accounts with login providers. */
  accounts: LoginSettings
  /** Accounts with payment providers. */
  payments: PaymentAccounts
  /** Accounts for cards in the wallets of Apple and Google. */
  wallets: WalletAccounts
  /** Names of the variables that payment providers need. */
  missingVariables: MissingVariables
  /** Whether the sandbox replaces providers without an account; off in production unless `LOGIN_SANDBOX=on`. */
  loginSandbox: boolean
  /** Origins of the storefront, when they differ from the API's host. */
  siteOrigins: string[]
  /** Domain verification files of WeChat and Alipay, by name. */
  siteProofs: Record<string, string>
  /** Map tiles for the storefront. */
  map: MapSetting
  /** The account with the weather service; its address is empty without one. */
  weatherService: WeatherSettings
  /** Address of the console's first owner, who signs in with its password. */
  consoleEmail: string
  /** Password of the merchant's console; undefined disables it. */
  consolePassword: string | undefined
  /** Exponent of scrypt's N for new hashes of passwords. */
  passwordCost: number
}

/** Reads the environment. Throws with the variable's name when a value is invalid. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const read = v.safeParse(variables, source)
  if (!read.success) {
    const [{ path, message }] = read.issues
    throw new Error(`${String(path?.[0]?.key)}: ${message}`)
  }
  const { output } = read
  const production = output.NODE_ENV === 'production'
  const sandboxes = production ? 'off' : 'on'
  const accounts = readAccounts(output)
  return {
    port: output.PORT,
    host: output.HOST === 'localhost' ? LOCAL : output.HOST,
    database: output.DATABASE_URL ? { url: output.DATABASE_URL } : { folder: join(output.DATA_DIR, 'db') },
    site: output.SITE_DIR,
    seedGoods: output.SEED_GOODS,
    menuMaxAge: output.MENU_MAX_AGE,
    logLevel: output.LOG_LEVEL,
    production,
    paymentSecret: output.PAYMENT_WEBHOOK_SECRET,
    paymentSandbox: (output.PAYMENT_SANDBOX ?? sandboxes) === 'on',
    accountSecret: output.ACCOUNT_SECRET,
    trustProxy: output.TRUST_PROXY,
    accounts,
    payments: readPaymentAccounts(output, { siteOrigins: output.SITE_ORIGINS, accounts }),
    wallets: readWallets(output),
    missingVariables: missingVariables(source),
    loginSandbox: (output.LOGIN_SANDBOX ?? sandboxes) === 'on',
    siteOrigins: output.SITE_ORIGINS,
    siteProofs: output.SITE_PROOFS,
    map: { tiles: output.MAP_TILES, attribution: output.MAP_ATTRIBUTION, key: output.MAP_KEY },
    weatherService: { url: output.WEATHER_URL, key: output.WEATHER_KEY },
    consoleEmail: output.CONSOLE_EMAIL,
    consolePassword: output.CONSOLE_PASSWORD,
    passwordCost: output.PASSWORD_COST,
  }
}

/** Accounts with providers whose page returns to the storefront. */
const RETURNING = ['wechatWeb', 'alipay', 'line'] as const

/** Warnings at the start: sandboxes in which anyone can sign in as anyone and settle any payment, and missing origins. */
export function startWarnings({
  production,
  loginSandbox,
  paymentSandbox,
  accounts,
  siteOrigins,
}: Pick<Environment, 'production' | 'loginSandbox' | 'paymentSandbox' | 'accounts' | 'siteOrigins'>): string[] {
  const nowhere = production && !loginSandbox && siteOrigins.length === 0
  const returning = RETURNING.filter((name) => accounts[name])
  return [
    ...(nowhere && returning.length > 0
      ? [`Warning: SITE_ORIGINS is not set, so sign-in cannot return from ${returning.join(', ')} to the storefront.`]
      : []),
    ...(loginSandbox
      ? ['Warning: sign-in runs in the sandbox. No provider checks a code; codes are shown at /sandbox/messages.']
      : []),
    ...(paymentSandbox
      ? ['Warning: payments run in the sandbox. No money is moved; who knows a reference settles it at /sandbox/pay.']
      : []),
  ]
}
