import type { BarcodeDetector as LibraryDetector } from 'qr/decode.js'

type Detector = typeof LibraryDetector

/** Finds the text of a QR code in a picture; undefined when there is none. */
export type CodeReader = (picture: HTMLVideoElement | Blob) => Promise<string | undefined>

/** The browser's own detector where it reads QR codes. Some phones have it but lack the service behind it. */
async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: Detector }
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => undefined)
  return formats?.includes('qr_code') ? BarcodeDetector : undefined
}

/** A reader of codes: the browser's own, or a library of the same shape, which is fetched now. */
export async function codeReader(): Promise<CodeReader> {
  const Detector = (await ownDetector()) ?? (await import('qr/decode.js')).BarcodeDetector
  const detector = new Detector({ formats: ['qr_code'] })
  return async (picture) => {
    // The library takes a file for something unknown, but not what is in it.
    const source = picture instanceof Blob ? new Blob([picture]) : picture
    // Rejects for a frame that is not there yet and for a file that is no picture: neither holds a code.
    const found = await detector.detect(source).catch(() => undefined)
    return found?.[0]?.rawValue
  }
}
