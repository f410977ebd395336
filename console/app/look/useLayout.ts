import { useQuery } from '@tanstack/react-query'
import { type Layout, lookContract } from '../../contract/look/look'
import { useStaffParts } from '../api/staffParts'
import { useDraftWrite } from './useDraftWrite'

/** A page with blocks. */
export type LayoutKey = Pick<Layout, 'page' | 'target'>

const keyOf = ({ page, target }: LayoutKey) => ['look', 'page', page, target]

/** The draft of a page. */
export function useLayout(place: LayoutKey) {
  const { client } = useStaffParts()
  return useQuery({ queryKey: keyOf(place), queryFn: () => client.call(lookContract.read, place) })
}

/** What every edit names: the page, as it was seen. */
export const seenOf = ({ page, target, revision }: Layout) => ({ page, target, revision })

/** Makes an edit of a page. */
export const useLayoutWrite = (place: LayoutKey) => useDraftWrite(keyOf(place))
