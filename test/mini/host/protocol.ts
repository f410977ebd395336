import type { AppJson, PageJson, Platform } from '../package/miniPackage'

/** The simulated phone; lengths in px. */
export interface Phone {
  width: number
  height: number
  statusBar: number
  bottomInset: number
  pixelRatio: number
  /** In the vendor's spelling: `en`, `zh_CN`, `th`. */
  language: string
  system: string
  model: string
}

/** The package and the test's options for the host; passed to the document as JSON. */
export interface HostInput {
  platform: Platform
  app: AppJson
  pages: string[]
  tabs: { path: string; text: string }[]
  tabBar: string
  json: Record<string, PageJson>
  using: Record<string, Record<string, string>>
  scripts: Record<string, string>
  /** Every file of the package, to detect missing pictures. */
  files: string[]
  /** One JavaScript expression: the compiled templates by path. */
  templates: string
  /** Owners of the styles of each page, in their order. */
  stylesOf: Record<string, string[]>
  /** By owner: most are the same on all pages. */
  styles: Record<string, string>
  /** Problems of the package that are found before it runs. */
  problems: string[]
  apiNames: string[]
  /** Functions of the vendor's object that this phone's client lacks. */
  absent: string[]
  /** Whether the user has agreed to the privacy policy before; otherwise WeChat prompts. */
  privacyAgreed: boolean
  phone: Phone
  storage: Record<string, unknown>
  launch: { path: string; query: Record<string, string>; scene?: number }
}

/** Kinds of errors in a flow. */
export type ErrorKind =
  | 'package'
  | 'throw'
  | 'rejection'
  | 'console'
  | 'handler'
  | 'template'
  | 'component'
  | 'asset'
  | 'unanswered'
  | 'view'

export interface HostError {
  kind: ErrorKind
  message: string
  page: string
}

/** One `setData` call from the service to the view. */
export interface SetDataCall {
  page: string
  /** The page itself, or the component that was updated. */
  component: string
  /** UTF-8 bytes of the JSON. */
  bytes: number
  paths: string[]
}

/** An effect of the app on the phone, such as dialling a number. */
export interface Effect {
  kind: string
  detail: unknown
}

/** A visible text, a placeholder, an `aria-label`, or a selector: `.class`, `#id`, `[attribute]`. */
export interface Target {
  what: string
  /** Searches only in the closest ancestor of this text or selector, such as the row of a dish. */
  near?: string
  /** Index among several matches, from 0. */
  nth?: number
  /** Taps also a disabled element, which may then say why it is disabled. */
  force?: boolean
}

/** The position of a target on the screen and the element that covers it. */
export interface TargetPosition {
  x: number
  y: number
  coveredBy?: string
}

/** An entry of the page stack for tests. */
export interface OpenPageInfo {
  path: string
  query: Record<string, string>
}

/** The commands that the driver can send to the host. */
export interface HostCommands {
  boot(input: HostInput): void
  stack(): OpenPageInfo[]
  text(): string
  count(target: Target): number
  locate(target: Target): Promise<TargetPosition>
  touch(target: Target): void
  drag(target: Target, dx: number, dy: number): void
  type(target: Target, text: string): void
  pick(target: Target, value: unknown): void
  scroll(target: Target | null, top: number): void
  back(): boolean
  open(url: string): void
  show(visible: boolean, query?: Record<string, string> | null): void
  fire(event: string, detail: unknown): void
  share(): unknown
  errors(): HostError[]
  setDataCalls(): SetDataCall[]
  clearSetDataCalls(): void
  effects(): Effect[]
  storage(): Record<string, unknown>
  title(): string
  barStyle(): 'light' | 'dark'
  idle(): Promise<void>
}

declare global {
  interface Window {
    miniHost: HostCommands
    /** Calls the test: requests, logins, payments … Both sides are JSON; a rejection is `{ failure }`. */
    miniHostCall: (kind: string, json: string) => Promise<string>
  }
}
