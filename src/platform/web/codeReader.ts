import type { BarcodeDetector as LibraryDetector } from 'qr/decode.js'

type Detector = typeof LibraryDetector

/** Finds the text of a QR code in a picture; undefined when there is none. */
export type CodeReader = (picture: HTMLVideoElement | Blob) => Promise<string | undefined>

/** The browser's own detector if it supports QR codes. Some phones have it without the service that it needs. */
async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: Detector }
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => undefined)
  return formats?.includes('qr_code') ? BarcodeDetector : undefined
}

/** Creates a QR code reader: the browser's own, or a lazily loaded library with the same interface. */
export async function codeReader(): Promise<CodeReader> {
  const Detector = (await ownDetector()) ?? (await import('qr/decode.js')).BarcodeDetector
  const detector = new Detector({ formats: ['qr_code'] })
  return async (picture) => {
    // The library does not accept a File, but a Blob of its content.
    const source = picture instanceof Blob ? new Blob([picture]) : picture
    // Rejects for a video without a frame and for a file that is not a picture: neither contains a code.
    const found = await detector.detect(source).catch(() => undefined)
    return found?.[0]?.rawValue
  }
}
