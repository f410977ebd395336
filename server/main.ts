import { loggedError } from './api/loggedError'
import { readEnvironment, startWarnings } from './environment'
import { startServer } from './start'

/** Starts the server that the environment describes, and stops it at a stop signal. */
async function main(): Promise<void> {
  const environment = readEnvironment()
  const { port, generatedPassword, close } = await startServer(environment)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  const { production, consoleEmail } = environment
  console.log(production ? `Open http://localhost:${port}` : `API on http://localhost:${port}, described at /docs`)
  for (const warning of startWarnings(environment)) console.warn(warning)
  if (generatedPassword) console.log(`Console at /console: ${consoleEmail}, password ${generatedPassword}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? loggedError(error).message : error)
  process.exitCode = 1
})
