import { useState } from 'react'
import type { OnStale } from '@/stores/cache/offlineCache'
import { Resource } from '@/stores/cache/resource'
import { useTrackDataAge } from './dataAge'
import { useEventCallback } from './useEventCallback'
import { useOnShow } from './useOnShow'
import { useStores } from './useStores'

/** Loads a resource when the page shows and when the language changes, because the reply contains texts. */
export function useResource<T>(fetch: (onStale: OnStale) => Promise<T>): Resource<T> {
  const { current } = useStores().locale
  const latest = useEventCallback(fetch)
  const [resource] = useState(() => new Resource(latest))
  useTrackDataAge(resource)
  useOnShow(() => void resource.load(), current)
  return resource
}
