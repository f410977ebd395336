import { configContract, visitContract } from '@/contract/config'
import { clientOf } from './client'

export const configApi = clientOf(configContract)
export const visitApi = clientOf(visitContract)
