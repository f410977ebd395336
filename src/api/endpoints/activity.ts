// Written by "npm run endpoints" from src/contract/store/activity.ts.
import type { activityContract } from '@/contract/store/activity'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const activityEndpoints: WireArea<typeof activityContract> = {
  list: { method: 'GET', path: 'store/activity', access: 'public' },
  detail: { method: 'GET', path: 'store/activity/detail', access: 'public' },
}

export const activityApi = clientOf(activityEndpoints)
