import { useEffect, useState } from 'react'
import { configApi } from '@/api/endpoints/config'
import type { configContract } from '@/contract/config/config'
import type { Reply } from '@/contract/endpoint'
import { enabledBlocks } from '@/domain/config/featureFlags'
import { onDraft, previewTicket } from '@/platform/storage/preview'
import type { OnStale } from '@/stores/cache/offlineCache'
import { Resource } from '@/stores/cache/resource'
import type { Stores } from '@/stores/root'
import { useTrackDataAge } from '@/hooks/dataAge'
import { useOnShow } from '@/hooks/useOnShow'
import { useStores } from '@/hooks/useStores'
import { readBlocks, type ReadBlock, readKnown } from './registry'

/** State of a page layout. */
export interface Layout {
  blocks: ReadBlock[]
  /** Whether the store is still loading, and with it the dishes. */
  waiting: boolean
}

interface LayoutState {
  page: 'index' | 'user' | 'custom'
  id: string | undefined
}

/**
 * The layout of a page (`index` or `user`) or, by `id`, of a custom one (`custom`). Fetched when the page shows (at most once per
 * minute), and when the store, the language or the feature flags change, because blocks depend on them.
 */
export function useLayout(page: LayoutState['page'], id?: string): Resource<Layout> {
  const stores = useStores()
  const { shop, locale, config, offlineCache } = stores
  const { enabled, disabledOrderTypes } = config.featureFlags
  const subject = [shop.id, locale.wanted, ...enabled, ...disabledOrderTypes].join(' ')
  const [layout] = useState(() => {
    const resource = new Resource((onStale) => fetchLayout(stores, { page, id }, onStale))
    // The cached layout is shown until the reply.
    const cached = offlineCache.read<Reply<(typeof configContract)['drag']>>(nameOf({ page, id }, shop.id))
    const known = cached && readKnown(enabledBlocks(config.featureFlags, cached.value.list))
    if (known) resource.set({ blocks: known, waiting: false }, cached.at)
    return resource
  })
  useTrackDataAge(layout)
  useTrackDataAge(shop.info)
  useOnShow(() => void layout.load(), subject)
  useEffect(() => onDraft(() => void layout.load()), [layout])
  return layout
}

const nameOf = ({ page, id = '' }: LayoutState, storeId: string) => `layout ${page} ${id} ${storeId}`

async function fetchLayout(
  { shop: { id: storeId }, locale, config, offlineCache }: Stores,
  { page, id }: LayoutState,
  onStale: OnStale,
): Promise<Layout> {
  const name = nameOf({ page, id }, storeId)
  const requestKey = `${name} ${locale.wanted}`
  const request = () => configApi.drag({ page, id, storeId, draft: previewTicket || undefined })
  const requestOrCached = (onStale: OnStale) =>
    storeId ? offlineCache.networkFirst(name, request, onStale) : request()
  // A draft is reloaded when the merchant edits it.
  const { list } = await (previewTicket ? request() : config.layouts.get(requestKey, requestOrCached, onStale))
  return { blocks: await readBlocks(enabledBlocks(config.featureFlags, list)), waiting: !storeId }
}
