// Written by "npm run endpoints" from src/contract/goods/goods.ts.
import type { goodsContract } from '@/contract/goods/goods'
import { clientOf } from '../client'
import type { WireArea } from '../wire'

export const goodsEndpoints: WireArea<typeof goodsContract> = {
  menu: { method: 'GET', path: 'goods', access: 'public' },
  categories: { method: 'GET', path: 'goods/category', access: 'public' },
  search: { method: 'GET', path: 'goods/search', access: 'public' },
  detail: { method: 'GET', path: 'goods/detail', access: 'public' },
}

export const goodsApi = clientOf(goodsEndpoints)
