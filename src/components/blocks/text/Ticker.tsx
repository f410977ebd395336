import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { tickerData } from '@/contract/config/moreBlocks'
import type { BlockProps } from '@/components/blocks/blockProps'
import { useTicking } from '@/hooks/useTicking'
import { News } from './News'

/** How long each line stays, milliseconds. */
const EACH_MS = 5_000

/** Rotating lines of news. */
export const Ticker = observer(function Ticker({ data: { lines } }: Pick<BlockProps<typeof tickerData>, 'data'>) {
  const [index, setIndex] = useState(0)
  useTicking(() => setIndex(index + 1), EACH_MS, lines.length > 1)
  const line = lines[index % lines.length]
  return line ? <News data={line} /> : null
})
