import { useDidShow, useRouter } from '@tarojs/taro'
import { useState } from 'react'
import { takeTabQuery } from '@/platform/navigation/navigation'
import { decodeQuery } from '@/platform/navigation/query'
import type { Path, QueryOf } from '@/routes'

/** What a page was opened with. A tab page gets what the last `go` handed to it, each time it shows. */
export function usePageQuery<P extends Path>(path: P): Partial<QueryOf<P>> {
  const { params } = useRouter()
  const [query, setQuery] = useState(() => takeTabQuery(path) ?? decodeQuery(params))
  useDidShow(() => {
    const next = takeTabQuery(path)
    if (next) setQuery(next)
  })
  return query
}
