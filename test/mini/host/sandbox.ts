import { removeNewerFunctions } from './oldPhone'
import type { Report } from './report'

/** Globals of the language that service code has on both platforms, with the timers. */
const LANGUAGE_GLOBALS = new Set(
  `Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError Float32Array Float64Array Function
  Infinity Int16Array Int32Array Int8Array JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set
  String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape isFinite isNaN parseFloat parseInt undefined unescape
  setTimeout clearTimeout setInterval clearInterval`.split(/\s+/),
)

/** Global names of a browser that a mini-program lacks. */
function browserNames() {
  const names = new Set(['window', 'globalThis', 'eval'])
  for (let scope: object | null = window; scope; scope = Object.getPrototypeOf(scope) as object | null) {
    for (const name of Object.getOwnPropertyNames(scope)) names.add(name)
  }
  return [...names].filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !LANGUAGE_GLOBALS.has(name))
}

const ISO = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?)?)?$/
/** Date texts that iPhones parse as Invalid Date although Chromium accepts them. */
const isInvalidOnPhones = (value: unknown) => typeof value === 'string' && /^\d{4}[-.]/.test(value) && !ISO.test(value)

/** `Date` with the parsing rules of an iPhone. */
const PhoneDate = new Proxy(Date, {
  construct: (date, args: unknown[], target) =>
    Reflect.construct(date, args.length === 1 && isInvalidOnPhones(args[0]) ? [Number.NaN] : args, target) as Date,
  get(date, key, receiver) {
    if (key === 'parse') return (value: string) => (isInvalidOnPhones(value) ? Number.NaN : Date.parse(value))
    return Reflect.get(date, key, receiver) as unknown
  },
})

/** The result of `Function('return this')()`: the language without the browser. */
const languageOnly = Object.fromEntries(
  [...LANGUAGE_GLOBALS].map((name) => [name, (window as unknown as Record<string, unknown>)[name]]),
)

function functionFrom(args: unknown[]) {
  if (args.length === 1 && String(args[0]).trim() === 'return this') return () => languageOnly
  throw new EvalError('mini-programs refuse code made from text: new Function')
}

const GuardedFunction = new Proxy(Function, {
  construct: (_, args: unknown[]) => functionFrom(args),
  apply: (_, __, args: unknown[]) => functionFrom(args),
})

/** A console that records errors and drops all other messages. */
function serviceConsole(report: Report) {
  const quiet = () => undefined
  const error = (...parts: unknown[]) => report.error('console', parts.map(String).join(' '))
  return {
    log: quiet,
    info: quiet,
    debug: quiet,
    warn: quiet,
    group: quiet,
    groupEnd: quiet,
    time: quiet,
    timeEnd: quiet,
    error,
  }
}

/** Runs service code with a mini-program's globals: without window, document, fetch, URL and other browser names. */
export class Sandbox {
  private readonly names: string[]
  private readonly globals: Record<string, unknown>

  constructor(report: Report) {
    this.globals = { Date: PhoneDate, Function: GuardedFunction, console: serviceConsole(report) }
    this.names = browserNames()
    removeNewerFunctions()
  }

  /** Evaluates one file. `locals` are names that only this file sees, such as `require`. */
  run(path: string, source: string, locals: Record<string, unknown>) {
    const values: Record<string, unknown> = { ...this.globals, ...locals }
    const names = [...new Set([...this.names, ...Object.keys(values)])]
    const body = `return function () { "use strict"; ${source}\n}\n//# sourceURL=mini:///${path}`
    const make = new Function(...names, body) as (...args: unknown[]) => () => void
    make(...names.map((name) => values[name]))()
  }
}
