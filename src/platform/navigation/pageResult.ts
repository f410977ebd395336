/** Pages opened for a result, with their pending callbacks. */
const waiting = new Map<string, (answer: unknown) => void>()

/** Opens a page for a result. Undefined when the guest leaves it without one. */
export function openForResult<A>(path: string, open: () => void): Promise<A | undefined> {
  waiting.get(path)?.(undefined)
  return new Promise((resolve) => {
    waiting.set(path, resolve as (answer: unknown) => void)
    open()
  })
}

/** Takes the pending callback of a page, once; undefined when it was opened by its URL. */
export function takePageResult<A>(path: string): ((answer: A | undefined) => void) | undefined {
  const answer = waiting.get(path)
  waiting.delete(path)
  return answer
}
