/** Pages that were opened to answer something, each with what waits for it. */
const waiting = new Map<string, (answer: unknown) => void>()

/** Opens a page to ask it something. Undefined when the guest leaves it without an answer. */
export function openForResult<A>(path: string, open: () => void): Promise<A | undefined> {
  waiting.get(path)?.(undefined)
  return new Promise((resolve) => {
    waiting.set(path, resolve as (answer: unknown) => void)
    open()
  })
}

/** The question that a page was opened with, once; undefined when it was opened by its address. */
export function takePageResult<A>(path: string): ((answer: A | undefined) => void) | undefined {
  const answer = waiting.get(path)
  waiting.delete(path)
  return answer
}
