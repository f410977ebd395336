import { activityContract } from '@/contract/activity'
import { clientOf } from './client'

export const activityApi = clientOf(activityContract)
