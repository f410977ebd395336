/** The form of a provider, which its own script opens: what is typed there reaches neither our pages nor this server. */
export interface CardForm {
  /** The address of the script. */
  script: string
  /** The public key of the merchant's account. */
  publicKey: string
}

/** A card to charge. */
export interface CardToCharge {
  /** Our reference of the payment. */
  ref: string
  /** Satang. */
  amount: number
  /** What the form has made of the card; it can be charged once. */
  token: string
  /** When the token was first taken for this payment. */
  begunAt: Date
  orderNo: string
  merchant: string
  /** Where the bank's page leads back to; absent when no such page is known. */
  returnUrl?: string | undefined
}

/** A charge that was made. Whether it has succeeded is asked like every payment. */
export interface ChargedCard {
  /** The provider's id of it. */
  providerId: string
  /** The page on which the guest's bank asks for a confirmation (3-D Secure); absent when nothing is asked. */
  confirmUrl?: string
}

/** Cards that a provider takes by a form of its own. */
export interface CardTaking {
  readonly form: CardForm
  /**
   * Charges a card, once for its token: after a lost reply, the charge that was made is looked for. Throws `ProviderError` of the kind `down`
   * when it is not known whether the card was charged, and of another kind when it was not.
   */
  charge(card: CardToCharge): Promise<ChargedCard>
}

/** The path of the page that opens the form for a payment. */
export const cardPage = (ref: string) => `/pay/card/${ref}`

/** The path that a payment by card ends at, whatever became of it: it leads back to the storefront. */
export const paidCardPage = (ref: string) => `${cardPage(ref)}/done`

/** Apps that show web pages, by their `appType`; mini-programs do not. */
export const WEB_APPS = ['h5', 'phoneBrowser', 'wechatBrowser', 'alipayBrowser'] as const
