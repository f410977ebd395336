import { storeContract } from '@/contract/store'
import { clientOf } from './client'

export const storeApi = clientOf(storeContract)
