/** Id of the button that agrees, where the host looks for it. */
export const AGREE_BUTTON = 'agree-privacy'

/** Whether the host itself knows when the guest must be asked; elsewhere the storefront asks. */
export const hostKnowsWhen = false

/** Calls back when the host wants the guest to be asked before it tells something about them. */
export function watchPrivacy(_ask: (answer: (agreed: boolean) => void) => void): void {}
