import { computed, makeObservable, observable, reaction, runInAction } from 'mobx'
import { createContext, useContext, useEffect, useState } from 'react'
import { isNetworkError } from '@/stores/cache/offlineCache'
import { useStores } from './useStores'

/** Data of a page that may come from the offline cache: a `Resource`, a cart. */
export interface DatedSource {
  /** Time of the cached reply, ms since 1970; undefined for a fresh one. */
  readonly staleSince?: number | undefined
  readonly error?: unknown
  load(): Promise<unknown>
}

/** The age of a page's data, over all its sources. */
export class DataAge {
  private readonly parts = observable.set<DatedSource>([], { deep: false })

  constructor() {
    makeObservable(this, { staleSince: computed })
  }

  /** Time of the oldest cached reply, ms since 1970; undefined when all data is fresh. */
  get staleSince(): number | undefined {
    const times = [...this.parts].flatMap(({ staleSince }) => staleSince ?? [])
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Registers a source until the returned function is called. */
  add(part: DatedSource): () => void {
    runInAction(() => this.parts.add(part))
    return () => runInAction(() => void this.parts.delete(part))
  }

  /** Reloads the stale sources. */
  async renew(): Promise<void> {
    const missing = [...this.parts].filter(({ staleSince, error }) => staleSince !== undefined || isNetworkError(error))
    await Promise.all(missing.map((part) => part.load().catch(() => undefined)))
  }
}

/** Provides the data age of a page to its components; set by `screen()`. */
export const DataAgeContext = createContext(new DataAge())

/** Creates the data age of a page and reloads its stale sources as soon as the network is back. */
export function useDataAge(): DataAge {
  const { ui } = useStores()
  const [age] = useState(() => new DataAge())
  useEffect(
    () =>
      reaction(
        () => ui.online,
        (online) => online && void age.renew(),
      ),
    [age, ui],
  )
  return age
}

/** Registers a source with the data age of the page. */
export function useTrackDataAge(part: DatedSource): void {
  const age = useContext(DataAgeContext)
  useEffect(() => age.add(part), [age, part])
}

/** Reloads a fresh source; a stale one is reloaded when the network is back. */
export function refreshUnlessStale({ staleSince }: Pick<DatedSource, 'staleSince'>, look: () => unknown): void {
  if (staleSince === undefined) look()
}
