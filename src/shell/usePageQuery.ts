import { useDidShow, useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { takeTabQuery } from '@/platform/navigation/navigation'
import { decodeQuery } from '@/platform/navigation/query'
import type { Path, QueryOf } from '@/routes'

/** The query of a page. A tab page gets the query of the last `go`, each time it shows. */
export function usePageQuery<P extends Path>(path: P): Partial<QueryOf<P>> {
  const { params } = useRouter()
  const [query, setQuery] = useState(() => takeTabQuery(path) ?? decodeQuery(params))
  useDidShow(() => {
    const next = takeTabQuery(path)
    if (next) setQuery(next)
  })
  return query
}
