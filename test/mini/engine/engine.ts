import type { HostCommands, Target } from '../host/protocol'
import type { MiniPackage } from '../package/miniPackage'

type Commands = HostCommands
export type CommandName = keyof Commands
export type CommandArgs<K extends CommandName> = Parameters<Commands[K]>
export type CommandResult<K extends CommandName> = Awaited<ReturnType<Commands[K]>>

/** Handles calls of the host to the test; JSON on both sides. */
export type HostCallHandler = (kind: string, json: string) => Promise<string>

/** A document that runs the host's script. */
export interface Engine {
  readonly name: EngineName
  /** Calls a host command; throws the error that the command throws. */
  call<K extends CommandName>(name: K, ...args: CommandArgs<K>): Promise<CommandResult<K>>
  /** Touches a target like a finger, at its position where the engine has layout. */
  tap(target: Target): Promise<void>
  /** Writes a PNG; only Chromium supports it. */
  screenshot(path: string): Promise<void>
  close(): Promise<void>
}

export type EngineName = 'jsdom' | 'chromium'

export interface EngineOptions {
  pkg: MiniPackage
  handleCall: HostCallHandler
  width: number
  height: number
  pixelRatio: number
}
