import { storeEndpoints } from './endpoints/store'
import { clientOf } from './client'

export const storeApi = clientOf(storeEndpoints)
