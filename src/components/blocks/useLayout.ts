import { useState } from 'react'
import { configApi } from '@/api/config'
import { Resource } from '@/stores/resource'
import { useEachShow } from '../useEachShow'
import { useStores } from '../useStores'
import { readBlocks, type ReadBlock } from './registry'

/** The layout blocks of a page, fetched when it shows, and when the store or the language changes: both change what blocks say. */
export function useLayout(page: string): Resource<ReadBlock[]> {
  const { shop, locale } = useStores()
  const [layout] = useState(
    () => new Resource(async () => readBlocks((await configApi.drag({ page, storeId: shop.id })).list)),
  )
  useEachShow(() => void layout.load(), `${shop.id} ${locale.current}`)
  return layout
}
