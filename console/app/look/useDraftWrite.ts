import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Endpoint, Input, Reply } from '../../../src/contract/endpoint'
import { useStaffParts } from '../api/staffParts'
import { submitFailure } from '../form/calls/submitFailure'

/**
 * Makes an edit of a draft that has been read under a key. What another one has done meanwhile is then there; `write` shows failures, `send`
 * throws them.
 */
export function useDraftWrite(queryKey: readonly string[]) {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)

  const send = async <E extends Endpoint>(call: E, input: Input<E>): Promise<Reply<E>> => {
    try {
      const draft = await client.call(call, input)
      queries.setQueryData(queryKey, draft)
      void queries.invalidateQueries({ queryKey: ['look', 'pages'] })
      return draft
    } catch (error) {
      const failure = submitFailure(error)
      if (failure.kind === 'conflict') queries.setQueryData(queryKey, failure.current)
      throw error
    }
  }

  const write = async <E extends Endpoint>(call: E, input: Input<E>, done: string): Promise<Reply<E> | undefined> => {
    setBusy(true)
    try {
      const draft = await send(call, input)
      notify(done, { type: 'success' })
      return draft
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
