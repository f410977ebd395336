import { useState } from 'react'
import { configApi } from '@/api/config'
import type { Block } from '@/contract/config'
import { read, write } from '@/platform/storage'
import { Resource } from '@/stores/resource'
import { useEachShow } from '../useEachShow'
import { useStores } from '../useStores'
import { readBlocks, type ReadBlock } from './registry'

/** What a page is laid out of. */
export interface Layout {
  blocks: ReadBlock[]
  /** The store is not known yet, so dishes are still to come. */
  waiting: boolean
}

/** The last layout of the home page, for a start that looks like the shop before the network has answered, or without any. */
interface Kept {
  of: string
  list: Block[]
}

/** The layout of the home page, fetched when it shows, and when the store or the language changes: both change what blocks say. */
export function useLayout(): Resource<Layout> {
  const { shop, locale } = useStores()
  const subject = `${shop.id} ${locale.current}`
  const [layout] = useState(() => {
    const resource = new Resource(async () => {
      const storeId = shop.id
      const { list } = await configApi.drag({ page: 'index', storeId })
      if (storeId) write('layout', { of: `${storeId} ${locale.current}`, list } satisfies Kept)
      return { blocks: readBlocks(list), waiting: !storeId }
    })
    const kept = read<Kept>('layout')
    if (kept?.of === subject) resource.set({ blocks: readBlocks(kept.list), waiting: false })
    return resource
  })
  useEachShow(() => void layout.load(), subject)
  return layout
}
