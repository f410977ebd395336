import { randomBytes } from 'node:crypto'
import { buildApp } from './app'
import { openDatabase } from './db/openDatabase'
import type { Environment } from './environment'
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

/** A server that takes requests. */
export interface RunningServer {
  /** The port that it listens on: the system's choice when the environment gives 0. */
  port: string
  /** Password of the console's first owner that this start has generated, if it has. */
  generatedPassword: string | undefined
  /** Ends the requests under way, the jobs and the database's connections. */
  close(): Promise<void>
}

/** Opens the database, seeds it when it is empty, and serves storefront and API on one origin. */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const { port, host, database: location, site, seedGoods, passwordCost, weatherService, ...settings } = environment
  setPasswordCost(passwordCost)
  const database = await openDatabase(location)
  await database.migrate((db) => seed(db, { goods: seedGoods, member: settings.loginSandbox }))
  const consolePassword = settings.consolePassword ?? generated(settings.paymentSandbox)
  const weather = weatherService.url ? new LocalWeather(new OpenMeteo(weatherService)) : undefined
  const { db, changes } = database
  const { server, jobs } = await buildApp({ db, changes, weather, ...settings, consolePassword })
  await serveConsoleApp(server)
  if (settings.production)
    await serveSite(server, site, {
      readIdentity: (locale) => readSiteIdentity(db, locale),
      readHomePicture: (locale) => readHomePicture(db, { locale, now: new Date(), weather }),
      scriptHosts: scriptHosts(settings.accounts),
      origins: settings.siteOrigins,
    })
  const { port: opened } = new URL(await server.listen({ port, host }))
  startJobs(jobs)
  return {
    port: opened,
    generatedPassword: settings.consolePassword ? undefined : consolePassword,
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

/** A generated password for development. With real payments the console requires a configured one. */
function generated(sandbox: boolean): string | undefined {
  return sandbox ? randomBytes(9).toString('base64url') : undefined
}
