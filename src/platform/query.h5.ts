/** On H5 the router has decoded the query already. */
export function decodeQuery(params: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(params).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !pair[0].startsWith('$'),
  )
  return Object.fromEntries(pairs)
}
