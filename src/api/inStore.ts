import { inStoreContract } from '@/contract/inStore'
import { clientOf } from './client'

export const inStoreApi = clientOf(inStoreContract)
