import type { StoreRow } from './storePresenter'

/** Whether a store's name or address contains a keyword, in any language. An empty keyword matches all. */
export function matches({ name, shortName, address }: StoreRow, keyword: string): boolean {
  const wanted = keyword.toLocaleLowerCase()
  return [name, shortName, address].some((texts) =>
    Object.values(texts).some((text) => text.toLocaleLowerCase().includes(wanted)),
  )
}

/** Sorts by distance; without distances the order is unchanged. */
export function byDistance<T extends { distance?: number }>(stores: T[]): T[] {
  return [...stores].sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0))
}
