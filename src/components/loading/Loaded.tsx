import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { booting } from '@/platform/device/boot'
import type { Resource } from '@/stores/cache/resource'
import { LoadError } from './LoadError'

/** A page stays blank this long before its skeleton shows: fast answers do not flicker, milliseconds (specification §9). */
const DELAY_MS = 200

interface Props<T> {
  of: Resource<T>
  /** The layout in bars, shown while there is no value. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** Draws a resource: nothing for 200 ms (but bars stay bars when the app starts), then its skeleton, then the value, or what went wrong with "try again". */
export const Loaded = observer(function Loaded<T>({ of, skeleton, children }: Props<T>) {
  if (of.value !== undefined) return <>{children(of.value)}</>
  if (of.error === undefined || of.loading) return <Delayed>{skeleton}</Delayed>
  return <LoadError of={of} />
}) as <T>(props: Props<T>) => ReactNode

/** Draws its children after the delay; at once in place of the first-paint shell. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(booting)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <>{shown && children}</>
}
