import { sessionContract } from '@/contract/session'
import { clientOf } from './client'

export const sessionApi = clientOf(sessionContract)
