import { helpEndpoints } from './endpoints/help'
import { clientOf } from './client'

export const helpApi = clientOf(helpEndpoints)
