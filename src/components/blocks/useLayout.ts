import { useEffect, useState } from 'react'
import { configApi } from '@/api/config'
import type { Block } from '@/contract/config'
import { blocksInPower } from '@/domain/power'
import { onDraft, previewTicket } from '@/platform/preview'
import { read, write } from '@/platform/storage'
import { Resource } from '@/stores/resource'
import { useEachShow } from '../useEachShow'
import { useStores } from '../useStores'
import { readBlocks, type ReadBlock, readKnown } from './registry'

/** What a page is laid out of. */
export interface Layout {
  blocks: ReadBlock[]
  /** The store is not known yet, so dishes are still to come. */
  waiting: boolean
}

/** The last layouts of the pages that every guest sees, for a start that looks like the shop before the network has answered, or without any. */
type Kept = Partial<Record<string, { of: string; list: Block[] }>>

/**
 * The layout of a page (`index` or `user`) or, by `id`, of one that the merchant has added (`custom`); fetched when it shows, and when the store,
 * the language or the merchant's functions change: all change what blocks say.
 */
export function useLayout(page: 'index' | 'user' | 'custom', id?: string): Resource<Layout> {
  const { shop, locale, config } = useStores()
  const subject = `${shop.id} ${locale.current}`
  const [layout] = useState(() => {
    const copyOf = (wanted: string) => {
      const kept = id ? undefined : read<Kept>('layout')?.[page]
      return kept?.of === wanted ? kept.list : undefined
    }
    const resource = new Resource(async () => {
      const storeId = shop.id
      const asked = `${storeId} ${locale.current}`
      const list = await configApi.drag({ page, id, storeId, draft: previewTicket || undefined }).then(
        (reply) => {
          if (storeId && !id) keep(page, asked, reply.list)
          return reply.list
        },
        (error: unknown) => copyOf(asked) ?? Promise.reject(error),
      )
      return { blocks: await readBlocks(blocksInPower(config.power, list)), waiting: !storeId }
    })
    const kept = copyOf(subject)
    if (kept) resource.set({ blocks: readKnown(blocksInPower(config.power, kept)), waiting: false })
    return resource
  })
  useEachShow(() => void layout.load(), `${subject} ${config.power.join()}`)
  useEffect(() => onDraft(() => void layout.load()), [layout])
  return layout
}

function keep(page: string, of: string, list: Block[]): void {
  write('layout', { ...read<Kept>('layout'), [page]: { of, list } } satisfies Kept)
}
