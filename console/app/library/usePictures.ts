import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocaleState } from 'react-admin'
import { pictureContract } from '../../contract/look/picture'
import { useStaffParts } from '../api/staffParts'

const PAGE_SIZE = 48
/** The library in the cache of queries. */
export const PICTURES_KEY = ['pictures']

/** The pictures of the library, the latest first, page by page: all, or those that nothing shows. */
export function usePictures(unused = false) {
  const { client } = useStaffParts()
  const [locale] = useLocaleState()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    // What uses them is named in the language of staff.
    queryKey: [...PICTURES_KEY, unused, locale],
    queryFn: ({ pageParam: page }) => client.call(pictureContract.list, { unused, page, pageSize: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
    networkMode: 'always',
    retry: false,
  })
  const all = data?.pages.flatMap(({ list }) => list)
  return {
    // A picture that was uploaded meanwhile moves the others to later pages.
    pictures: all && [...new Map(all.map((picture) => [picture.id, picture])).values()],
    failed: isError,
    retry: () => void refetch(),
    more: hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined,
  }
}

export type PictureList = ReturnType<typeof usePictures>
