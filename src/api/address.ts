import { addressContract } from '@/contract/address'
import { clientOf } from './client'

export const addressApi = clientOf(addressContract)
