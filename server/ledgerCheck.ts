import { openDatabase } from './db/openDatabase'
import { readEnvironment } from './environment'
import { checkMoney } from './modules/ledger/checkMoney'

/** Proves the ledger of the configured database, as the daily job does. Fails when it does not add up. */
async function main(): Promise<void> {
  const { database: place } = readEnvironment()
  const { db, close } = await openDatabase(place)
  const faults = await checkMoney(db)
  await close()
  if (faults.length > 0) throw new Error(`The ledger does not add up:\n${faults.join('\n')}`)
  console.log('Every balance is the sum of its entries.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
