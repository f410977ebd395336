import type { AppJson, PageJson, Platform } from '../package/miniPackage'

/** The phone that the host pretends to be; lengths in px. */
export interface Phone {
  width: number
  height: number
  statusBar: number
  bottomInset: number
  pixelRatio: number
  /** As the vendor spells it: `en`, `zh_CN`, `th`. */
  language: string
  system: string
  model: string
}

/** Everything the host needs of a package and of the test that boots it; crosses into the page as JSON. */
export interface HostInput {
  platform: Platform
  app: AppJson
  pages: string[]
  tabs: { path: string; text: string }[]
  tabBar: string
  json: Record<string, PageJson>
  using: Record<string, Record<string, string>>
  scripts: Record<string, string>
  /** Every file of the package, to tell missing pictures. */
  files: string[]
  /** One JavaScript expression: the compiled templates by path. */
  templates: string
  styles: Record<string, string>
  /** What is wrong with the package before any of it runs. */
  problems: string[]
  apiNames: string[]
  /** Functions of the vendor's object that this phone's client does not have. */
  absent: string[]
  /** The user has agreed to the privacy policy before; WeChat asks otherwise. */
  agreed: boolean
  phone: Phone
  storage: Record<string, unknown>
  launch: { path: string; query: Record<string, string>; scene?: number }
}

/** Why a flow is not clean. */
export type ErrorKind =
  'package' | 'throw' | 'rejection' | 'console' | 'handler' | 'template' | 'component' | 'asset' | 'unanswered' | 'view'

export interface HostError {
  kind: ErrorKind
  message: string
  page: string
}

/** One `setData` as it would cross from the service to the view. */
export interface SetDataCall {
  page: string
  /** The page itself, or the component that was told. */
  component: string
  /** UTF-8 bytes of the JSON. */
  bytes: number
  paths: string[]
}

/** Something that the app made the phone do, such as dialling a number. */
export interface Effect {
  kind: string
  detail: unknown
}

/** Text that is seen, or a selector: `.class`, `#id`, `[attribute]`, or a field's placeholder. */
export interface Target {
  what: string
  /** Looks only in the closest surroundings of this text or selector, such as the row of a dish. */
  near?: string
  /** Which of several matches, from 0. */
  nth?: number
}

/** Where a target lies on the screen, and what a finger would touch instead of it. */
export interface Spot {
  x: number
  y: number
  coveredBy?: string
}

/** The page stack as tests read it. */
export interface OpenPageInfo {
  path: string
  query: Record<string, string>
}

/** What the driver may ask of the host. */
export interface HostCommands {
  boot(input: HostInput): void
  stack(): OpenPageInfo[]
  text(): string
  count(target: Target): number
  locate(target: Target): Promise<Spot>
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
  forgetSetData(): void
  effects(): Effect[]
  storage(): Record<string, unknown>
  title(): string
  signs(): 'light' | 'dark'
  idle(): Promise<void>
}

declare global {
  interface Window {
    miniHost: HostCommands
    /** Asks the test: requests, logins, payments … Both sides are JSON; a rejection is `{ failure }`. */
    miniAnswer: (kind: string, json: string) => Promise<string>
  }
}
