import type { HostCommands, Target } from '../host/protocol'
import type { MiniPackage } from '../package/miniPackage'

type Commands = HostCommands
export type CommandName = keyof Commands
export type CommandArgs<K extends CommandName> = Parameters<Commands[K]>
export type CommandResult<K extends CommandName> = Awaited<ReturnType<Commands[K]>>

/** Answers what the host asks of the test; JSON on both sides. */
export type Answerer = (kind: string, json: string) => Promise<string>

/** Where the host runs: a document with the host's script in it. */
export interface Engine {
  readonly name: EngineName
  /** Calls the host; throws what it throws. */
  call<K extends CommandName>(name: K, ...args: CommandArgs<K>): Promise<CommandResult<K>>
  /** Touches a target as a finger does: where it is drawn, if the engine draws. */
  tap(target: Target): Promise<void>
  /** Writes a PNG; only Chromium draws. */
  screenshot(path: string): Promise<void>
  close(): Promise<void>
}

export type EngineName = 'jsdom' | 'chromium'

export interface EngineOptions {
  pkg: MiniPackage
  answer: Answerer
  width: number
  height: number
  pixelRatio: number
}
