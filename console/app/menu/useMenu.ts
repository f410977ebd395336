import { useQuery } from '@tanstack/react-query'
import { type DISH_STATES, dishContract } from '../../contract/menu/dish'
import { menuCategoryContract } from '../../contract/menu/menuCategory'
import { useStaffParts } from '../api/staffParts'

/** More dishes than a menu has. */
const ALL = 500

/** The search of a menu. */
export interface Wanted {
  keyword: string
  state: (typeof DISH_STATES)[number] | ''
  untranslated: boolean
}

export const NOTHING_WANTED: Wanted = { keyword: '', state: '', untranslated: false }

/** Whether all dishes are shown, so that their order can be changed. */
export const isWholeMenu = ({ keyword, state, untranslated }: Wanted) => !keyword && !state && !untranslated

/** The categories and dishes of a store. */
export function useMenu(storeId: string | undefined, { keyword, state, untranslated }: Wanted) {
  const { client } = useStaffParts()
  const requested = { keyword, ...(state && { state }), ...(untranslated && { untranslated }) }
  const categories = useQuery({
    queryKey: ['menu', 'categories', storeId],
    enabled: storeId !== undefined,
    queryFn: () => client.call(menuCategoryContract.list, { storeId: storeId ?? '' }),
  })
  const dishes = useQuery({
    queryKey: ['menu', 'dishes', storeId, requested],
    enabled: storeId !== undefined,
    placeholderData: (before) => before,
    queryFn: () => client.call(dishContract.list, { storeId: storeId ?? '', pageSize: ALL, ...requested }),
  })
  return {
    categories: categories.data?.list,
    dishes: dishes.data?.list,
    failed: categories.isError || dishes.isError,
  }
}
