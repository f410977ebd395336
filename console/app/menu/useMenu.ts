import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Endpoint, Input } from '../../../src/contract/endpoint'
import { type DISH_STATES, dishContract } from '../../contract/dish'
import { menuCategoryContract } from '../../contract/menuCategory'
import { useStaffParts } from '../api/staffParts'
import { submitFailure } from '../form/submitFailure'

/** More dishes than a menu has. */
const ALL = 500

/** What is looked for in a menu. */
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
  const asked = { keyword, ...(state && { state }), ...(untranslated && { untranslated }) }
  const categories = useQuery({
    queryKey: ['menu', 'categories', storeId],
    enabled: storeId !== undefined,
    queryFn: () => client.call(menuCategoryContract.list, { storeId: storeId ?? '' }),
  })
  const dishes = useQuery({
    queryKey: ['menu', 'dishes', storeId, asked],
    enabled: storeId !== undefined,
    placeholderData: (before) => before,
    queryFn: () => client.call(dishContract.list, { storeId: storeId ?? '', pageSize: ALL, ...asked }),
  })
  return {
    categories: categories.data?.list,
    dishes: dishes.data?.list,
    failed: categories.isError || dishes.isError,
  }
}

/** Makes a change of the menu: busy until its outcome is known, then the menu is read again. */
export function useMenuWrite() {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const write = async <E extends Endpoint>(call: E, input: Input<E>, done = 'form.saved'): Promise<boolean> => {
    setBusy(true)
    try {
      await client.call(call, input)
      notify(done, { type: 'success' })
      return true
    } catch (error) {
      const failure = submitFailure(error)
      const text = failure.kind === 'conflict' ? translate('menu.changed') : translate('form.noReply')
      notify('text' in failure ? failure.text : text, { type: 'error' })
      return false
    } finally {
      await queries.invalidateQueries()
      setBusy(false)
    }
  }
  return { busy, write }
}
