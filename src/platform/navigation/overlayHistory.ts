/**
 * Only on H5 can back navigation close overlays (overlayHistory.h5.ts). In a mini-program it leaves the page: Alipay's event
 * cannot be prevented, and WeChat's `page-container`, which can, also blocks every `navigateBack` call.
 */
export function syncOverlayHistory(): void {}

/** Runs a navigation. */
export const leaveOverlayHistory = (leave: () => void): void => leave()
