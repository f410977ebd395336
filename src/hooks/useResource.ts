import { useRef, useState } from 'react'
import type { OnStale } from '@/stores/cache/offlineCache'
import { Resource } from '@/stores/cache/resource'
import { useTrackDataAge } from './dataAge'
import { useOnShow } from './useOnShow'
import { useStores } from './useStores'

/** Fetches something when the page shows, and again when the language changes, as texts come from the server. */
export function useResource<T>(fetch: (onStale: OnStale) => Promise<T>): Resource<T> {
  const { current } = useStores().locale
  const latest = useRef(fetch)
  latest.current = fetch
  const [resource] = useState(() => new Resource((onStale) => latest.current(onStale)))
  useTrackDataAge(resource)
  useOnShow(() => void resource.load(), current)
  return resource
}
