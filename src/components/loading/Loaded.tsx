import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { PAGE_DELAY_MS } from '@/domain/time/timeout'
import { booting } from '@/platform/device/boot'
import type { Resource } from '@/stores/cache/resource'
import { LoadError } from './LoadError'

interface Props<T> {
  of: Resource<T>
  /** The skeleton, shown while there is no value. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** Renders a resource: nothing for 200 ms (at the start of the app the skeleton at once), then its skeleton, then the value, or the error with retry. */
export const Loaded = observer(function Loaded<T>({ of, skeleton, children }: Props<T>) {
  if (of.value !== undefined) return <>{children(of.value)}</>
  if (of.error === undefined || of.loading) return <Delayed>{skeleton}</Delayed>
  return <LoadError of={of} />
}) as <T>(props: Props<T>) => ReactNode

/** Renders its children after the delay; at once when replacing the first-paint shell. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(booting)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PAGE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <>{shown && children}</>
}
