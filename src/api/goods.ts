import { goodsEndpoints } from './endpoints/goods'
import { clientOf } from './client'

export const goodsApi = clientOf(goodsEndpoints)
