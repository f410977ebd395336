import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Endpoint, Input } from '../../../../src/contract/endpoint'
import { useStaffParts } from '../../api/staffParts'
import { submitFailure } from './submitFailure'

/** Makes a change beside forms: busy until its outcome is known, then everything shown is read again. */
export function useStaffWrite() {
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
