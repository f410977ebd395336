import { PagedList } from '@/stores/cache/pagedList'

/** A list that is served in pages of two and can change. */
function served(items: string[]) {
  const fetch = jest.fn((page: number) =>
    Promise.resolve({ list: items.slice((page - 1) * 2, page * 2), total: items.length }),
  )
  return { list: new PagedList(fetch), fetch, items }
}

test('a reload fetches as many pages as are loaded and shows them at once', async () => {
  const { list, items } = served(['a', 'b', 'c', 'd', 'e'])
  await list.load()
  await list.more()
  items.splice(0, 1, 'new', 'A')
  await list.renew()
  expect(list.items).toEqual(['new', 'A', 'b', 'c'])
  expect(list.total).toBe(6)
  await list.more()
  expect(list.items).toEqual(['new', 'A', 'b', 'c', 'd', 'e'])
})

test('a failed reload keeps the shown list without a message', async () => {
  const { list, fetch } = served(['a', 'b'])
  await list.load()
  fetch.mockRejectedValueOnce(new Error('offline'))
  await list.renew()
  expect([list.items, list.error, list.complete]).toEqual([['a', 'b'], undefined, true])
})

test('a reload does nothing before the first page and yields to a page request', async () => {
  const { list, fetch } = served(['a', 'b', 'c'])
  await list.renew()
  expect(fetch).not.toHaveBeenCalled()
  await list.load()
  const renewing = list.renew()
  await list.more()
  await renewing
  expect(list.items).toEqual(['a', 'b', 'c'])
})
