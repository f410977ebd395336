import { ensureSite } from './site'

/**
 * Builds the H5 site when it has to be, then serves it together with the API (PORT, DATABASE_URL and the rest: server/environment.ts).
 * Without a word about where it runs it is the demonstration on this machine, where the sandbox signs everybody in.
 */
async function start(): Promise<void> {
  await ensureSite()
  const { NODE_ENV, HOST } = process.env
  if (!NODE_ENV && !HOST) process.env.LOGIN_SANDBOX ??= 'on'
  process.env.NODE_ENV ??= 'production'
  await import('../../server/main')
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
