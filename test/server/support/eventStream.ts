/** An open stream of server-sent events. */
export class EventStream {
  private text = ''

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly control: AbortController,
  ) {}

  static async open(url: string, headers: Record<string, string>): Promise<EventStream> {
    const control = new AbortController()
    const { signal } = control
    const response = await fetch(url, { headers, signal })
    if (!response.body || response.headers.get('content-type') !== 'text/event-stream') throw new Error('no stream')
    const stream = new EventStream(response.body.getReader(), control)
    await stream.until(/retry/)
    return stream
  }

  /** The text of the stream until it holds a pattern. */
  async until(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.text)) {
      const { value, done } = await this.reader.read()
      if (done) throw new Error(`The stream ended after ${this.text}`)
      this.text += Buffer.from(value).toString()
    }
    return this.text
  }

  /** Whether the server has ended it. */
  async ended(): Promise<boolean> {
    for (;;) if ((await this.reader.read()).done) return true
  }

  close(): void {
    this.control.abort()
  }
}

/** The code of the reply to a request for a stream that is refused. */
export async function refusalOf(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { headers })
  return ((await response.json()) as { code: number }).code
}
