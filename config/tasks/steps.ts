import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'

/** Root of the repository, independent of the working directory. */
export const ROOT = join(__dirname, '../..')

/** One command of a task. */
export interface Step {
  name: string
  /** Arguments separated by spaces, without a shell; tools of node_modules are found by name. */
  command: string
  env?: Record<string, string>
}

/** Result of a step. `output` holds what it printed, unless it was shown at once. */
export interface Outcome {
  ok: boolean
  seconds: number
  output: string
}

const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Runs a step to its end. `show` prints its output while it runs; otherwise the outcome holds the output. */
export function run({ command, env }: Step, show = false): Promise<Outcome> {
  const [program = '', ...args] = command.split(' ')
  const started = performance.now()
  return new Promise((done, fail) => {
    const output: Buffer[] = []
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    child.stdout?.on('data', (part: Buffer) => output.push(part))
    child.stderr?.on('data', (part: Buffer) => output.push(part))
    child.on('error', fail)
    child.on('close', (code) =>
      done({ ok: code === 0, seconds: (performance.now() - started) / 1000, output: Buffer.concat(output).toString() }),
    )
  })
}

/** One line of the report: mark, name, seconds. */
export function report(name: string, { ok, seconds }: Pick<Outcome, 'ok' | 'seconds'>): void {
  console.log(`${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`)
}

/** Runs steps on all processors, reports each, and shows the output of failed ones; returns true when all passed. */
export async function runTogether(steps: Step[]): Promise<boolean> {
  const waiting = [...steps]
  let allOk = true
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await run(step)
      report(step.name, outcome)
      if (!outcome.ok) console.log(outcome.output)
      allOk &&= outcome.ok
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return allOk
}

/** Reads the port of a server started with `PORT=0` from its output; undefined until the server listens. */
export const openedPort = (printed: string): string | undefined => /http:\/\/localhost:(\d+)/.exec(printed)?.[1]
