import type { FieldPath } from '../../modules/config/blockValidation'

/** A text that is not JSON, with the reason and the line (from 1). */
export class JsonSyntaxError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

/** Deepest nesting of brackets. */
const MAX_DEPTH = 40

const SPACE = /\s*/y
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
/** What PostgreSQL cannot store in JSON: the character 0, and an unpaired surrogate. */
const UNSTORABLE = /\0|\p{Cs}/u
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** A JSON parser that knows the line of each field and error, which `JSON.parse` does not report. */
export class JsonText {
  readonly value: unknown
  private readonly offsets = new Map<string, number>()
  private offset = 0

  /** Throws `NoJson`. */
  constructor(private readonly text: string) {
    this.readValue([])
    if (this.next()) this.fail('There is extra text after the end.')
    this.value = JSON.parse(text)
  }

  /** The line (from 1) where a field begins, or its closest existing parent. */
  lineOf(path: FieldPath): number {
    for (let length = path.length; length > 0; length--) {
      const offset = this.offsets.get(JSON.stringify(path.slice(0, length)))
      if (offset !== undefined) return this.lineAt(offset)
    }
    return this.lineAt(this.offsets.get('[]') ?? 0)
  }

  private readValue(path: FieldPath): void {
    const sign = this.next()
    const key = JSON.stringify(path)
    if (path.length > MAX_DEPTH) this.fail('Brackets are nested too deeply here.')
    if (!this.offsets.has(key)) this.offsets.set(key, this.offset)
    if (sign === '{') this.readEntries('}', () => this.readField(path))
    else if (sign === '[') this.readEntries(']', (index) => this.readValue([...path, index]))
    else if (sign === '"') this.readString()
    else if (!this.match(LITERAL)) this.fail(sign ? 'A value is expected here.' : 'The text ends too early.')
  }

  private readField(path: FieldPath): void {
    if (this.next() !== '"') this.fail('A field name in double quotes is expected here.')
    const offset = this.offset
    const name = String(JSON.parse(this.readString()))
    this.offsets.set(JSON.stringify([...path, name]), offset)
    if (this.next() !== ':') this.fail(`A colon is missing after “${name}”.`)
    this.offset += 1
    this.readValue([...path, name])
  }

  /** Reads comma-separated entries up to the closing bracket. */
  private readEntries(end: '}' | ']', entry: (index: number) => void): void {
    this.offset += 1
    if (this.next() === end) {
      this.offset += 1
      return
    }
    for (let index = 0; ; index++) {
      entry(index)
      const sign = this.next()
      if (sign === end) break
      if (sign !== ',')
        this.fail(sign ? `A comma or ${end} is missing here.` : `The text ends before the closing ${end}.`)
      this.offset += 1
      if (this.next() === end) this.fail(`There is an extra comma before ${end}.`)
    }
    this.offset += 1
  }

  private readString(): string {
    const text =
      this.match(STRING) ||
      this.fail('This text has no closing quote, or contains a character that must be escaped with \\.')
    if (UNSTORABLE.test(String(JSON.parse(text))))
      this.fail('This text contains a character that cannot be saved. Remove it and try again.')
    return text
  }

  /** The next character that is not white space; empty at the end. */
  private next(): string {
    this.match(SPACE)
    return this.text.charAt(this.offset)
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.offset
    const [found = ''] = pattern.exec(this.text) ?? []
    this.offset += found.length
    return found
  }

  private fail(message: string): never {
    throw new JsonSyntaxError(message, this.lineAt(this.offset))
  }

  private lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length
  }
}
