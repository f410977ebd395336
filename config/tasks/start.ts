import { ensureConsole, ensureSite } from './site'

/**
 * Builds the H5 site and the console when necessary, then serves them together with the API (PORT, DATABASE_URL and others: server/environment.ts).
 * Without NODE_ENV and HOST it runs as a demo on this machine, where the sandbox accepts every login and payment.
 */
async function start(): Promise<void> {
  await ensureSite()
  await ensureConsole()
  const { NODE_ENV, HOST } = process.env
  if (!NODE_ENV && !HOST) {
    process.env.LOGIN_SANDBOX ??= 'on'
    process.env.PAYMENT_SANDBOX ??= 'on'
  }
  process.env.NODE_ENV ??= 'production'
  await import('../../server/main')
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
