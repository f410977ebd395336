import { messageEndpoints } from './endpoints/message'
import { clientOf } from './client'

export const messageApi = clientOf(messageEndpoints)
