import { computed, makeObservable, observable, reaction, runInAction } from 'mobx'
import { createContext, useContext, useEffect, useState } from 'react'
import { isNetworkError } from '@/stores/cache/offlineCache'
import { useStores } from './useStores'

/** Something that a page shows, which may be a copy of an earlier moment: a `Resource`, a cart. */
export interface DatedSource {
  /** When it came, ms since 1970, if the network has brought nothing newer. */
  readonly staleSince?: number | undefined
  readonly error?: unknown
  load(): Promise<unknown>
}

/** How old what a page shows is, over all its parts. */
export class DataAge {
  private readonly parts = observable.set<DatedSource>([], { deep: false })

  constructor() {
    makeObservable(this, { staleSince: computed })
  }

  /** When the oldest part came, ms since 1970; undefined when the network has brought everything. */
  get staleSince(): number | undefined {
    const times = [...this.parts].flatMap(({ staleSince }) => staleSince ?? [])
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Takes a part in, until the returned function is called. */
  add(part: DatedSource): () => void {
    runInAction(() => this.parts.add(part))
    return () => runInAction(() => void this.parts.delete(part))
  }

  /** Reads again what the network did not bring. */
  async renew(): Promise<void> {
    const missing = [...this.parts].filter(({ staleSince, error }) => staleSince !== undefined || isNetworkError(error))
    await Promise.all(missing.map((part) => part.load().catch(() => undefined)))
  }
}

/** Carries the age of the page to its parts; `screen()` fills it. */
export const DataAgeContext = createContext(new DataAge())

/** The age of a page, whose old parts are read again as soon as the network is back. */
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

/** Counts something to what the page shows. */
export function useTrackDataAge(part: DatedSource): void {
  const age = useContext(DataAgeContext)
  useEffect(() => age.add(part), [age, part])
}

/** Looks again at what has changed. A copy is left: without network there is nothing to see, and the page looks when it is back. */
export function refreshUnlessStale({ staleSince }: Pick<DatedSource, 'staleSince'>, look: () => unknown): void {
  if (staleSince === undefined) look()
}
