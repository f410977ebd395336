import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { tickerData } from '@/contract/moreBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import { News } from './News'

/** How long each line stays, milliseconds. */
const EACH_MS = 5_000

/** Rotating lines of news. */
export const Ticker = observer(function Ticker({ data: { lines } }: Pick<BlockProps<typeof tickerData>, 'data'>) {
  const [index, setIndex] = useState(0)
  const many = lines.length > 1
  useEffect(() => {
    if (!many) return undefined
    const timer = setInterval(() => setIndex((now) => now + 1), EACH_MS)
    return () => clearInterval(timer)
  }, [many])
  const line = lines[index % lines.length]
  return line ? <News data={line} /> : null
})
