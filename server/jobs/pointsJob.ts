import { MINUTE_MS } from '../../src/domain/time/duration'
import type { Db } from '../db/database'
import { endPoints, remindOfPoints } from '../modules/ledger/pointsEnd'
import { completeSent } from '../modules/points/completeSent'
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
      await endPoints(context)
      await completeSent(context)
      if (isDaytime(context.now)) await remindOfPoints(context)
    }
    super(run, EVERY_MS, dependencies.log)
  }
}
