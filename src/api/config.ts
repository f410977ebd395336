import { configEndpoints } from './endpoints/config'
import { visitEndpoints } from './endpoints/visit'
import { clientOf } from './client'

export const configApi = clientOf(configEndpoints)
export const visitApi = clientOf(visitEndpoints)
