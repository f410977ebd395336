import { credentialsEndpoints } from './endpoints/credentials'
import { clientOf } from './client'

export const credentialsApi = clientOf(credentialsEndpoints)
