import { useEffect, useState } from 'react'
import { useEvent } from 'react-admin'
import { type Camera, CameraError, type CameraFailure, openCamera } from '../../../src/platform/web/camera'
import { codeReader } from '../../../src/platform/web/codeReader'

/** Time between two pictures that are read, ms. */
const PAUSE_MS = 100

/** Why no code can be read: the camera does not start, or the reader could not be loaded (`till.camera.<trouble>` of the texts). */
export type ScanTrouble = CameraFailure | 'unloaded'

/** Shows the camera in `view` until a code is read. */
export function useCodeCamera(view: HTMLVideoElement | null, onCode: (text: string) => void) {
  const [trouble, setTrouble] = useState<ScanTrouble>()
  const found = useEvent(onCode)
  useEffect(() => (view ? lookFor(view, found, setTrouble) : undefined), [view, found])
  return trouble
}

/** Looks for a code; returns how to stop. */
function lookFor(
  view: HTMLVideoElement,
  onCode: (text: string) => void,
  onTrouble: (trouble: ScanTrouble) => void,
): () => void {
  const run = { isOver: false, camera: undefined as Camera | undefined }
  const stop = () => {
    run.isOver = true
    run.camera?.stop()
  }
  const look = async () => {
    run.camera = await openCamera(view)
    if (run.isOver) return run.camera.stop()
    const read = await codeReader()
    while (!run.isOver) {
      const text = await read(view)
      if (text && !run.isOver) {
        stop()
        return onCode(text)
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return undefined
  }
  look().catch((error: unknown) => {
    if (run.isOver) return
    stop()
    onTrouble(error instanceof CameraError ? error.failure : 'unloaded')
  })
  return stop
}
