import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Endpoint, Input, Reply } from '../../../src/contract/endpoint'
import { type Layout, lookContract } from '../../contract/look'
import { useStaffParts } from '../api/staffParts'
import { submitFailure } from '../form/submitFailure'

/** A page with blocks. */
export type Place = Pick<Layout, 'page' | 'target'>

const keyOf = ({ page, target }: Place) => ['look', 'page', page, target]

/** The draft of a page. */
export function useLayout(place: Place) {
  const { client } = useStaffParts()
  return useQuery({ queryKey: keyOf(place), queryFn: () => client.call(lookContract.read, place) })
}

type LayoutCall = Endpoint & { reply: typeof lookContract.update.reply }

/** What every edit names: the page, as it was seen. */
export const seenOf = ({ page, target, revision }: Layout) => ({ page, target, revision })

/** Makes an edit of a page. What another one has done meanwhile is then on the page; `write` shows failures, `send` throws them. */
export function useLayoutWrite(place: Place) {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)

  const send = async <E extends LayoutCall>(call: E, input: Input<E>): Promise<Reply<E>> => {
    try {
      const layout = await client.call(call, input)
      queries.setQueryData(keyOf(place), layout)
      void queries.invalidateQueries({ queryKey: ['look', 'pages'] })
      return layout
    } catch (error) {
      const failure = submitFailure(error)
      if (failure.kind === 'conflict') queries.setQueryData(keyOf(place), failure.current)
      throw error
    }
  }

  const write = async <E extends LayoutCall>(call: E, input: Input<E>, done: string): Promise<Reply<E> | undefined> => {
    setBusy(true)
    try {
      const layout = await send(call, input)
      notify(done, { type: 'success' })
      return layout
    } catch (error) {
      const failure = submitFailure(error)
      const text = failure.kind === 'conflict' ? translate('menu.changed') : translate('form.noReply')
      notify('text' in failure ? failure.text : text, { type: 'error' })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, send, write }
}
