/** What rows say about something that several rows hold, as the name of a group. */
export class SharedCells {
  readonly #cells = new Map<string, { text: string; row: number }>()

  /** Notes what a row says; gives the row that says something else, if there is one. */
  claim(what: string, cell: { text: string; row: number }): number | undefined {
    const other = this.#cells.get(what)
    if (other && other.text !== cell.text) return other.row
    this.#cells.set(what, cell)
    return undefined
  }
}
