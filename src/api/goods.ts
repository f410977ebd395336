import { goodsContract } from '@/contract/goods'
import { clientOf } from './client'

export const goodsApi = clientOf(goodsContract)
