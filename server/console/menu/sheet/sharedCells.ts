/** What rows say about something that several rows hold, as the name of a group. */
export class SharedCells {
  readonly #said = new Map<string, { text: string; row: number }>()

  /** Notes what a row says; gives the row that says something else, if there is one. */
  claim(what: string, said: { text: string; row: number }): number | undefined {
    const other = this.#said.get(what)
    if (other && other.text !== said.text) return other.row
    this.#said.set(what, said)
    return undefined
  }
}
