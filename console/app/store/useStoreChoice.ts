import { useQuery } from '@tanstack/react-query'
import { useGetList, useLocaleState } from 'react-admin'
import type { Choice } from '../api/choices'
import { useDeviceSetting } from '../api/deviceSettings'
import { useStaffParts } from '../api/staffParts'
import { inLanguage } from '../schema/inLanguage'

/** The restaurant that a page is about. */
export interface StoreChoice {
  /** Empty for all; undefined until it is known. */
  storeId: string | undefined
  setStoreId(id: string): void
  stores: readonly { id: string; name: string }[]
  /** Whether the person may see all at once. */
  mayAll: boolean
}

/** The restaurant that this device has chosen, among those in which the person works. */
export function useStoreChoice(needsOne = false): StoreChoice {
  const { client } = useStaffParts()
  const [locale] = useLocaleState()
  const [chosen, setStoreId] = useDeviceSetting('store', '')
  const { data: session } = useQuery({ queryKey: ['session'], queryFn: () => client.session() })
  // A page of one restaurant cannot do without: a tablet on the wall asks until it gets them.
  const { data: all, error } = useGetList<Choice>(
    'store',
    { pagination: { page: 1, perPage: 200 } },
    { retry: needsOne },
  )
  const named = (all ?? []).map(({ id, name }) => ({ id, name: inLanguage(name, locale) || id }))
  const found = allowed(named, session?.staff.storeIds ?? [], needsOne)
  const isKnown = session !== undefined && (all !== undefined || error !== null)
  return { ...found, setStoreId, storeId: isKnown ? chooseOf(found, chosen) : undefined }
}

type FoundStores = Pick<StoreChoice, 'stores' | 'mayAll'>

/** The stores of a person; one without own stores works in all. */
function allowed(all: StoreChoice['stores'], own: readonly string[], needsOne: boolean): FoundStores {
  if (own.length === 0) return { stores: all, mayAll: !needsOne }
  return { stores: own.map((id) => all.find((store) => store.id === id) ?? { id, name: id }), mayAll: false }
}

function chooseOf({ stores, mayAll }: FoundStores, chosen: string): string | undefined {
  if (stores.some(({ id }) => id === chosen)) return chosen
  return mayAll ? '' : stores[0]?.id
}
