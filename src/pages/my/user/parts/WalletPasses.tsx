/** The member card in a phone's wallet: on the web only. */
export const WalletPasses = (): null => null
