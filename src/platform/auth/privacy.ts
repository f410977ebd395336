/** Id of the button that agrees, for hosts that check it. */
export const AGREE_BUTTON = 'agree-privacy'

/** Whether the host triggers the privacy prompt; otherwise the storefront does. */
export const hostDecidesPrompt = false

/** Subscribes to the host's requests for consent to personal data. */
export function watchPrivacy(_ask: (answer: (agreed: boolean) => void) => void): void {}
