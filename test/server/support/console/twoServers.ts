import { openDatabase, type OpenDatabase } from '../../../../server/db/openDatabase'
import { fillBistro } from '../database/bistro'
import { freshDatabase, ownPlace } from '../database/database'
import { type Backend, backendOn, Clock } from '../harness'
import { PASSWORD } from './merchant'

const ON_POSTGRES = process.env.TEST_DATABASE_URL !== undefined

/** One database as two servers have it: with connections of their own, except for the embedded one, which has one process. */
async function sharedDatabase(): Promise<[OpenDatabase, OpenDatabase]> {
  if (!ON_POSTGRES) {
    const one = await freshDatabase()
    return [one, { ...one, close: async () => {} }]
  }
  const { place, remove } = await ownPlace('')
  const [one, other] = [await openDatabase(place), await openDatabase(place)]
  const close = async () => {
    await one.close()
    await remove()
  }
  return [{ ...one, close }, other]
}

/** Two servers of the small merchant on one database, with a console. The second one is closed first. */
export async function startTwoServers(): Promise<[Backend, Backend]> {
  const [one, other] = await sharedDatabase()
  const clock = new Clock()
  await fillBistro(one.db)
  const options = { consolePassword: PASSWORD }
  return [await backendOn(one, clock, options), await backendOn(other, clock, options)]
}
