import type { CartLine } from '@/contract/cart/cartLine'

/** What another participant has added to the shared cart. */
export interface TableNews {
  name: string
  dish: string
}

/** The last dish that another participant added between two states of the shared cart; undefined when there is none. */
export function tableNews(before: readonly CartLine[], after: readonly CartLine[]): TableNews | undefined {
  const counts = new Map(before.map(({ id, num }) => [id, num]))
  let news: TableNews | undefined
  for (const { id, num, name: dish, addedBy } of after)
    if (addedBy && !addedBy.me && num > (counts.get(id) ?? 0)) news = { name: addedBy.name, dish }
  return news
}
