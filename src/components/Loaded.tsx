import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import type { Resource } from '@/stores/resource'
import { wordsOf } from '@/stores/wordsOf'
import { ErrorState } from './ErrorState'
import { useText } from './useText'

/** A page stays blank this long before its skeleton shows: fast answers do not flicker, milliseconds (specification §9). */
const DELAY_MS = 200

interface Props<T> {
  of: Resource<T>
  /** The layout in bars, shown while there is no value. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** Draws a resource: nothing for 200 ms, then its skeleton, then the value, or what went wrong with "try again". */
export const Loaded = observer(function Loaded<T>({ of, skeleton, children }: Props<T>) {
  const t = useText()
  if (of.value !== undefined) return <>{children(of.value)}</>
  if (of.error === undefined || of.loading) return <Delayed>{skeleton}</Delayed>
  return (
    <ErrorState
      title={t('errors.load')}
      text={wordsOf(of.error, t) || t('errors.signIn')}
      action={t('common.retry')}
      onAction={() => void of.load()}
    />
  )
}) as <T>(props: Props<T>) => ReactNode

/** Draws its children after the delay. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <>{shown && children}</>
}
