import { inStoreEndpoints } from './endpoints/inStore'
import { clientOf } from './client'

export const inStoreApi = clientOf(inStoreEndpoints)
