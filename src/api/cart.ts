import { cartContract } from '@/contract/cart'
import { clientOf } from './client'

export const cartApi = clientOf(cartContract)
