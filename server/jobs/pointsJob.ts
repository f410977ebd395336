import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { expirePoints, remindOfPoints } from '../modules/ledger/expirePoints'
import { completeShippedOrders } from '../modules/points/completeShippedOrders'
import { isDaytime } from './daytime'
import { PeriodicJob } from './periodicJob'

const EVERY_MS = 10 * MINUTE_MS

interface PointsJobDependencies {
  db: Db
  now(): Date
  log: { error(error: unknown): void }
}

/** Books the points off that have ended, completes points orders that were sent long ago, and by day tells members of points that end. */
export class PointsJob extends PeriodicJob {
  constructor({ now, ...dependencies }: PointsJobDependencies) {
    const run = async () => {
      const context = { ...dependencies, now: now() }
      await expirePoints(context)
      await completeShippedOrders(context)
      if (isDaytime(context.now)) await remindOfPoints(context)
    }
    super(run, EVERY_MS, dependencies.log)
  }
}
