import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { submitFailure } from './submitFailure'

/** A call beside forms and lists: whether it runs, and with which sentence it failed. */
export function useServerCall() {
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      const failure = submitFailure(error)
      setProblem('text' in failure ? failure.text : translate('failure.noReply'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
