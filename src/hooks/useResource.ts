import { useRef, useState } from 'react'
import type { Old } from '@/stores/cache/copies'
import { Resource } from '@/stores/cache/resource'
import { useAged } from './pageAge'
import { useEachShow } from './useEachShow'
import { useStores } from './useStores'

/** Fetches something when the page shows, and again when the language changes, as texts come from the server. */
export function useResource<T>(fetch: (old: Old) => Promise<T>): Resource<T> {
  const { current } = useStores().locale
  const latest = useRef(fetch)
  latest.current = fetch
  const [resource] = useState(() => new Resource((old) => latest.current(old)))
  useAged(resource)
  useEachShow(() => void resource.load(), current)
  return resource
}
