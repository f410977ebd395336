export interface SendGiftProps {
  token: string
  /** Picture of the design, relative to the merchant's base address. */
  cover: string
  message: string
}
