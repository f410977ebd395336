/** Sends e-mails as plain text. Throws `ProviderError` `destination` when the address cannot receive any. */
export interface Mail {
  send(message: { to: string; subject: string; text: string }): Promise<void>
}
