/** Sends text messages. Faults with `destination` when the number cannot get any. */
export interface Sms {
  /** `to` is an E.164 number. */
  send(message: { to: string; text: string }): Promise<void>
}
