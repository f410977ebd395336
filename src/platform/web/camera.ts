/** Camera errors: permission denied, no camera, or in use by another app. */
export type CameraFailure = 'denied' | 'none' | 'busy'

/** The camera did not start. */
export class CameraError extends Error {
  constructor(readonly failure: CameraFailure) {
    super(`The camera is ${failure}`)
  }
}

export interface Camera {
  /** Switches the torch; undefined where unsupported. */
  light: ((on: boolean) => Promise<void>) | undefined
  stop: () => void
}

const FAILURES = new Map<string, CameraFailure>([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
])

/** Shows the video of the rear camera; the browser asks for permission. Throws `CameraError`. */
export async function openCamera(view: HTMLVideoElement): Promise<Camera> {
  // Undefined on http sites and in some in-app browsers.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('none')
  const stream = await navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } })
    .catch((error: unknown) => {
      throw new CameraError(FAILURES.get(error instanceof Error ? error.name : '') ?? 'busy')
    })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    view.srcObject = null
  }
  view.srcObject = stream
  try {
    await view.play()
  } catch {
    stop()
    throw new CameraError('busy')
  }
  return { light: lightOf(stream), stop }
}

/** The DOM types lack the torch. */
function lightOf(stream: MediaStream): Camera['light'] {
  const [track] = stream.getVideoTracks()
  const able = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !able?.torch) return undefined
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}
