// Written by "npm run endpoints" from src/contract/points/points.ts.
import type { pointsContract } from '@/contract/points/points'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const pointsEndpoints: WireArea<typeof pointsContract> = {
  log: { method: 'GET', path: 'integralLog', access: 'member' },
  rules: { method: 'GET', path: 'integralLog/rules', access: 'member' },
}

export const pointsApi = clientOf(pointsEndpoints)
