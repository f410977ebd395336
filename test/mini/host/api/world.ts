import type { Failure } from '../failure'
import type { ApiParts } from './parts'

/** Asks the test and turns its word for "no" into the vendor's failure. */
export async function askWorld<T>(
  parts: ApiParts,
  [kind, payload]: [kind: string, payload?: unknown],
  refusals: Record<string, Failure> = {},
): Promise<T> {
  const answer = await parts.ask(kind, payload)
  if (typeof answer === 'string' && refusals[answer]) throw refusals[answer]
  return answer as T
}

/** Notes something that the phone was made to do. */
export function effect(parts: ApiParts, kind: string, detail: unknown = {}) {
  parts.report.effects.push({ kind, detail })
}

/** The vendor's page of what the app may do; what is changed there is the test's to play. */
export function openSettings(parts: ApiParts) {
  effect(parts, 'openSetting')
  return { authSetting: {} }
}

/** The text that was copied last. */
export function clipboard(parts: ApiParts) {
  const copied = [...parts.report.effects].reverse().find(({ kind }) => kind === 'clipboard')
  return (copied?.detail as { data: string } | undefined)?.data ?? ''
}

/** The language of the phone, its size and versions, in the words that both vendors share. */
export function phoneInfo({ input: { phone, platform } }: ApiParts) {
  const { width, height, statusBar, bottomInset, pixelRatio, language, system, model } = phone
  const safeArea = {
    left: 0,
    right: width,
    top: statusBar,
    bottom: height - bottomInset,
    width,
    height: height - bottomInset - statusBar,
  }
  return {
    window: {
      pixelRatio,
      screenWidth: width,
      screenHeight: height,
      windowWidth: width,
      windowHeight: height,
      statusBarHeight: statusBar,
      safeArea,
      screenTop: 0,
    },
    device: {
      brand: 'test',
      model,
      system,
      platform: 'ios',
      benchmarkLevel: 50,
      cpuType: 'unknown',
      memorySize: '4096',
    },
    base: {
      SDKVersion: platform === 'weapp' ? '3.5.0' : '2.9.50',
      version: '8.0.50',
      language,
      theme: 'light' as const,
      fontSizeSetting: 16,
    },
    setting: {
      bluetoothEnabled: false,
      locationEnabled: true,
      wifiEnabled: true,
      deviceOrientation: 'portrait' as const,
    },
  }
}

/** A position as the test tells it. */
export interface Position {
  latitude: number
  longitude: number
}

export interface Place extends Position {
  name: string
  address: string
}
