import { useEffect, useState } from 'react'
import { configApi } from '@/api/config'
import type { configContract } from '@/contract/config'
import type { Reply } from '@/contract/endpoint'
import { blocksInPower } from '@/domain/power'
import { onDraft, previewTicket } from '@/platform/preview'
import { Resource } from '@/stores/resource'
import { useAged } from '../pageAge'
import { useEachShow } from '../useEachShow'
import { useStores } from '../useStores'
import { readBlocks, type ReadBlock, readKnown } from './registry'

/** What a page is laid out of. */
export interface Layout {
  blocks: ReadBlock[]
  /** The store is not known yet, so dishes are still to come. */
  waiting: boolean
}

/**
 * The layout of a page (`index` or `user`) or, by `id`, of one that the merchant has added (`custom`); fetched when it shows, and when the store,
 * the language or the merchant's functions change: all change what blocks say.
 */
export function useLayout(page: 'index' | 'user' | 'custom', id?: string): Resource<Layout> {
  const { shop, locale, config, copies } = useStores()
  const subject = `${shop.id} ${locale.current}`
  const [layout] = useState(() => {
    const name = () => `layout ${page} ${id ?? ''} ${shop.id}`
    const resource = new Resource(async (old) => {
      const storeId = shop.id
      const ask = () => configApi.drag({ page, id, storeId, draft: previewTicket || undefined })
      const { list } = await (storeId ? copies.last(name(), ask, old) : ask())
      return { blocks: await readBlocks(blocksInPower(config.power, list)), waiting: !storeId }
    })
    // A start looks like the shop before the network has answered.
    const kept = copies.read<Reply<(typeof configContract)['drag']>>(name())
    const known = kept && readKnown(blocksInPower(config.power, kept.value.list))
    if (known) resource.set({ blocks: known, waiting: false }, kept.at)
    return resource
  })
  useAged(layout)
  useAged(shop.info)
  useEachShow(() => void layout.load(), `${subject} ${config.power.join()}`)
  useEffect(() => onDraft(() => void layout.load()), [layout])
  return layout
}
