/**
 * Only the web can let going back close what lies over a page (overlayHistory.h5.ts). In a mini-program it leaves the page: Alipay tells a page of it but
 * cannot be held back, and a `page-container` of WeChat, which can, holds back every `navigateBack` of ours as well.
 */
export function syncOverlayHistory(): void {}

/** Does what leaves the page. */
export const leaveOverlayHistory = (leave: () => void): void => leave()
