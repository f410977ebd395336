import { socialEndpoints } from './endpoints/social'
import { clientOf } from './client'

export const socialApi = clientOf(socialEndpoints)
