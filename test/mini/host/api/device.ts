import type { Failure } from '../failure'
import type { ApiContext } from './context'

/** Calls a stub of the test and turns its refusal into the vendor's failure. */
export async function callStub<T>(
  parts: ApiContext,
  [kind, payload]: [kind: string, payload?: unknown],
  refusals: Record<string, Failure> = {},
): Promise<T> {
  const answer = await parts.callTest(kind, payload)
  if (typeof answer === 'string' && refusals[answer]) throw refusals[answer]
  return answer as T
}

/** Records an effect on the phone, such as a call. */
export function recordEffect(parts: Pick<ApiContext, 'report'>, kind: string, detail: unknown = {}) {
  parts.report.effects.push({ kind, detail })
}

/** Opens the vendor's permission settings; the test's stubs decide about changed permissions. */
export function openSettings(parts: ApiContext) {
  recordEffect(parts, 'openSetting')
  return { authSetting: {} }
}

/** The text that was last copied to the clipboard. */
export function clipboard(parts: ApiContext) {
  const copied = [...parts.report.effects].reverse().find(({ kind }) => kind === 'clipboard')
  return (copied?.detail as { data: string } | undefined)?.data ?? ''
}

/** Language, screen size and versions of the phone, in the fields that both platforms share. */
export function phoneInfo({ input: { phone, platform } }: ApiContext) {
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

/** A position in degrees, as the test's stub returns it. */
export interface Position {
  latitude: number
  longitude: number
}

export interface NamedPosition extends Position {
  name: string
  address: string
}
