import { useEffect, useState } from 'react'
import { configApi } from '@/api/config'
import type { Block } from '@/contract/config'
import { Resource } from '@/stores/resource'
import { useStores } from '../useStores'

/** The layout blocks of a page, fetched again when the store or the language changes: both change what blocks say. */
export function useLayout(page: string): Resource<Block[]> {
  const { shop, locale } = useStores()
  const [layout] = useState(() => new Resource(async () => (await configApi.drag({ page, storeId: shop.id })).list))
  useEffect(() => void layout.load(), [layout, shop.id, locale.current])
  return layout
}
