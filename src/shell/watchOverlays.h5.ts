import { watchOverlayHistory } from '@/platform/navigation/overlayHistory.h5'
import { overlayStack } from '@/ui/overlays/overlayStack'

/** Makes back navigation close open overlays first. Called before the router starts. */
export function watchOverlays(): void {
  watchOverlayHistory(overlayStack)
}
