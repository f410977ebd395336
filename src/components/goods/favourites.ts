import * as storage from '@/platform/storage/storage'

/** Maximum number of stored favourites. */
const MAX_FAVOURITES = 100

/** Ids of the dishes that the guest marked with a heart, the newest first. Kept on the phone: the contract has favourites of stores only. */
export function favouriteIds(): readonly string[] {
  return storage.read<string[]>('favourites') ?? []
}

/** Adds a dish to the favourites, or removes it; returns whether it is one now. */
export function toggleFavourite(id: string): boolean {
  const before = favouriteIds()
  const added = !before.includes(id)
  storage.write('favourites', added ? [id, ...before].slice(0, MAX_FAVOURITES) : before.filter((each) => each !== id))
  return added
}
