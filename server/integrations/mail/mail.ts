/** Sends plain letters. Faults with `destination` when the address cannot get any. */
export interface Mail {
  send(letter: { to: string; subject: string; text: string }): Promise<void>
}
