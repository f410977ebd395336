import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { submitFailure } from './submitFailure'

type Translate = (key: string) => string

/** The message of a failed call: the server's answer, or that there was none. */
function failureText(error: unknown, translate: Translate): string {
  const failure = submitFailure(error)
  return 'text' in failure ? failure.text : translate('failure.noReply')
}

/** A call beside forms and lists: whether it runs, and with which sentence it failed. */
export function useServerCall(problemText = failureText) {
  const translate = useTranslate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, translate))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
