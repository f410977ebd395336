import type { FieldPath } from '../../modules/config/blockValidation'

/** A text that is no JSON: why, and the line (from 1). */
export class NoJson extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

/** Brackets within each other. */
const DEEPEST = 40

const SPACE = /\s*/y
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
/** What no database keeps: the sign 0, and half of a sign. */
const UNKEPT = /\0|\p{Cs}/u
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** What somebody has written as JSON, with the line of each field: engines do not tell where a text goes wrong. */
export class JsonText {
  readonly value: unknown
  private readonly places = new Map<string, number>()
  private at = 0

  /** Throws `NoJson`. */
  constructor(private readonly text: string) {
    this.readValue([])
    if (this.next()) this.fail('There is extra text after the end.')
    this.value = JSON.parse(text)
  }

  /** The line (from 1) where a field begins, or the closest one around it that is there. */
  lineOf(path: FieldPath): number {
    for (let length = path.length; length > 0; length--) {
      const place = this.places.get(JSON.stringify(path.slice(0, length)))
      if (place !== undefined) return this.lineAt(place)
    }
    return this.lineAt(this.places.get('[]') ?? 0)
  }

  private readValue(path: FieldPath): void {
    const sign = this.next()
    const key = JSON.stringify(path)
    if (path.length > DEEPEST) this.fail('Brackets are nested too deeply here.')
    if (!this.places.has(key)) this.places.set(key, this.at)
    if (sign === '{') this.readEntries('}', () => this.readField(path))
    else if (sign === '[') this.readEntries(']', (index) => this.readValue([...path, index]))
    else if (sign === '"') this.readString()
    else if (!this.take(PLAIN)) this.fail(sign ? 'A value is expected here.' : 'The text ends too early.')
  }

  private readField(path: FieldPath): void {
    if (this.next() !== '"') this.fail('A field name in double quotes is expected here.')
    const place = this.at
    const name = String(JSON.parse(this.readString()))
    this.places.set(JSON.stringify([...path, name]), place)
    if (this.next() !== ':') this.fail(`A colon is missing after “${name}”.`)
    this.at += 1
    this.readValue([...path, name])
  }

  /** What stands between brackets, with commas between. */
  private readEntries(end: '}' | ']', entry: (index: number) => void): void {
    this.at += 1
    if (this.next() === end) {
      this.at += 1
      return
    }
    for (let index = 0; ; index++) {
      entry(index)
      const sign = this.next()
      if (sign === end) break
      if (sign !== ',')
        this.fail(sign ? `A comma or ${end} is missing here.` : `The text ends before the closing ${end}.`)
      this.at += 1
      if (this.next() === end) this.fail(`There is an extra comma before ${end}.`)
    }
    this.at += 1
  }

  private readString(): string {
    const text =
      this.take(STRING) ||
      this.fail('This text has no closing quote, or contains a character that must be escaped with \\.')
    if (UNKEPT.test(String(JSON.parse(text))))
      this.fail('This text contains a character that cannot be saved. Remove it and try again.')
    return text
  }

  /** The next sign that is no space; empty at the end. */
  private next(): string {
    this.take(SPACE)
    return this.text.charAt(this.at)
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ''] = pattern.exec(this.text) ?? []
    this.at += found.length
    return found
  }

  private fail(message: string): never {
    throw new NoJson(message, this.lineAt(this.at))
  }

  private lineAt(place: number): number {
    return this.text.slice(0, place).split('\n').length
  }
}
