/** Sends text messages. Throws `ProviderError` `destination` when the number cannot receive any. */
export interface Sms {
  /** `to` is an E.164 number. */
  send(message: { to: string; text: string }): Promise<void>
}
