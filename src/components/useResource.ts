import { useEffect, useRef, useState } from 'react'
import { Resource } from '@/stores/resource'
import { useStores } from './useStores'

/** Fetches something for as long as the page lives, and again when the language changes, as texts come from the server. */
export function useResource<T>(fetch: () => Promise<T>): Resource<T> {
  const { current } = useStores().locale
  const latest = useRef(fetch)
  latest.current = fetch
  const [resource] = useState(() => new Resource(() => latest.current()))
  useEffect(() => void resource.load(), [resource, current])
  return resource
}
