import { activityEndpoints } from './endpoints/activity'
import { clientOf } from './client'

export const activityApi = clientOf(activityEndpoints)
