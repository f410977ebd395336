import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEvent, useNotify } from 'react-admin'

/** Loads the content to print once; resolves to false on failure. */
export function usePrinted<T>(
  key: readonly (string | undefined)[],
  read: () => Promise<T>,
  onEnd: (printed: boolean) => void,
): T | undefined {
  const notify = useNotify()
  const { data, isError } = useQuery({
    queryKey: ['print', ...key],
    queryFn: read,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const giveUp = useEvent(() => {
    notify('orders.print.failed', { type: 'warning' })
    onEnd(false)
  })
  useEffect(() => {
    if (isError) giveUp()
  }, [isError, giveUp])
  return data
}
