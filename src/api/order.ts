import { orderContract } from '@/contract/order'
import { clientOf } from './client'

export const orderApi = clientOf(orderContract)
