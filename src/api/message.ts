import { messageContract } from '@/contract/message'
import { clientOf } from './client'

export const messageApi = clientOf(messageContract)
