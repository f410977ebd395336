export interface SendGiftProps {
  /** The address of the gift's page with the link's token, as `urlOf` writes it. */
  url: string
  /** What the receiver reads before the link is opened. */
  title: string
  /** Picture of what is given, relative to the merchant's base address; empty for none. */
  cover: string
  /** Texts of the button, and of the toast once the link is in the clipboard. */
  text: string
  copied: string
}
