import type { ChangeKind } from '@/contract/events'

/** Hosts of mini-programs have no streams: their pages poll. */
export function useChanges(_kind: ChangeKind | undefined, _work: () => Promise<unknown>, _on: boolean): boolean {
  return false
}
