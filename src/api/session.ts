import { sessionEndpoints } from './endpoints/session'
import { clientOf } from './client'

export const sessionApi = clientOf(sessionEndpoints)
