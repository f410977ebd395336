import { randomBytes } from 'node:crypto'
import { loggedError } from './api/loggedError'
import { buildApp } from './app'
import { openDatabase } from './db/openDatabase'
import { readEnvironment, startWarnings } from './environment'
import { serveConsoleApp } from './plugins/consoleApp'
import { serveSite } from './plugins/site'
import { startJobs } from './jobs/jobs'
import { scriptHosts } from './integrations/loginProviders'
import { setPasswordCost } from './modules/accounts/passwords'
import { OpenMeteo } from './integrations/weather/openMeteo'
import { readHomePicture } from './modules/config/homePicture'
import { LocalWeather } from './modules/config/localWeather'
import { readSiteIdentity } from './modules/config/siteIdentity'
import { seed } from './seed/seed'

/** Opens the database, seeds it when it is empty, and serves storefront and API on one origin until a stop signal. */
async function main(): Promise<void> {
  const {
    port,
    host,
    database: location,
    site,
    seedGoods,
    passwordCost,
    weatherService,
    ...settings
  } = readEnvironment()
  setPasswordCost(passwordCost)
  const { production } = settings
  const database = await openDatabase(location)
  await database.migrate((db) => seed(db, { goods: seedGoods, member: settings.loginSandbox }))
  const consolePassword = settings.consolePassword ?? madeUp(settings.paymentSandbox)
  const weather = weatherService.url ? new LocalWeather(new OpenMeteo(weatherService)) : undefined
  const { db, changes } = database
  const { server, jobs } = await buildApp({ db, changes, weather, ...settings, consolePassword })
  await serveConsoleApp(server)
  if (production)
    await serveSite(server, site, {
      readIdentity: (locale) => readSiteIdentity(db, locale),
      readHomePicture: (locale) => readHomePicture(db, { locale, now: new Date(), weather }),
      scriptHosts: scriptHosts(settings.accounts),
      origins: settings.siteOrigins,
    })
  const stop = () => void server.close().then(() => database.close())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const { port: opened } = new URL(await server.listen({ port, host }))
  startJobs(jobs)
  console.log(production ? `Open http://localhost:${opened}` : `API on http://localhost:${opened}, described at /docs`)
  for (const warning of startWarnings(settings)) console.warn(warning)
  if (!settings.consolePassword && consolePassword)
    console.log(`Console at /console: ${settings.consoleEmail}, password ${consolePassword}`)
}

/** A generated password for development. With real payments the console requires a configured one. */
function madeUp(sandbox: boolean): string | undefined {
  return sandbox ? randomBytes(9).toString('base64url') : undefined
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? loggedError(error).message : error)
  process.exitCode = 1
})
