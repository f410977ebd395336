import { decodeText } from '@/domain/navigation/url'

/** Decodes a page's query once, because mini-programs pass it encoded. Taro's own fields (`$taroTimestamp`, `stamp`) are dropped. */
export function decodeQuery(params: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(params).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !pair[0].startsWith('$') && pair[0] !== 'stamp',
  )
  return Object.fromEntries(pairs.map(([name, value]) => [name, decodeText(value)]))
}
