/** A list with one item at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
