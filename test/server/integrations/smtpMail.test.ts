import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { SmtpMail } from '../../../server/integrations/mail/smtpMail'

const LETTER = { to: 'ploy@example.com', subject: 'รหัสของคุณ 123456', text: 'Your code is 123456.\n\n验证码 123456' }

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.map((close) => close()))
  closing = []
})

/** A mail server that records messages, as `MAIL FROM`, `RCPT TO` and content. */
interface Arrived {
  from: string
  to: string[]
  letter: string
}

async function mailServer(
  options: SMTPServerOptions = {},
): Promise<{ url(login?: string): string; arrived: Arrived[] }> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const letter = Buffer.concat(chunks).toString('utf8')
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        arrived.push({ from, to: envelope.rcptTo.map(({ address }) => address), letter })
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => new Promise((closed) => server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  return { arrived, url: (login = '') => `smtp://${login}127.0.0.1:${port}` }
}

const mail = (url: string, timeoutMs?: number) =>
  new SmtpMail({ url, from: 'Warm Table <hello@shop.example>' }, timeoutMs)

/** A refusal of the mail server. */
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

describe('an e-mail by SMTP', () => {
  it('arrives whole, in any language', async () => {
    const { url, arrived } = await mailServer()
    await mail(url()).send(LETTER)
    expect(arrived).toMatchObject([{ from: 'hello@shop.example', to: ['ploy@example.com'] }])
    const [head = '', body = ''] = arrived[0]?.letter.split('\r\n\r\n') ?? []
    expect(head).toMatch(/^From: Warm Table <hello@shop.example>/m)
    expect(head).toMatch(/^Content-Transfer-Encoding: base64/m)
    expect(Buffer.from(body, 'base64').toString('utf8')).toBe(LETTER.text)
    const texts = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, part = '']) => Buffer.from(part, 'base64'))
    expect(Buffer.concat(texts).toString('utf8')).toContain('รหัสของคุณ')
  })

  it('authenticates the sender', async () => {
    const login = jest.fn()
    const { url, arrived } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        login(username, password)
        done(null, { user: username })
      },
    })
    await mail(url('shop:s3cret%40@')).send(LETTER)
    expect(login).toHaveBeenCalledWith('shop', 's3cret@')
    expect(arrived).toHaveLength(1)
  })

  it('fails on a wrong password, and never reveals it', async () => {
    const { url } = await mailServer({ allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535)) })
    const sending = mail(url('shop:s3cret@')).send(LETTER)
    await expect(sending).rejects.toMatchObject({ provider: 'mail', kind: 'setup' })
    await expect(sending).rejects.not.toMatchObject({ message: expect.stringContaining('s3cret') })
  })

  it('fails on an address that is refused', async () => {
    const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    await expect(mail(url()).send(LETTER)).rejects.toMatchObject({ kind: 'destination' })
  })

  it('fails on a server that is busy', async () => {
    const { url } = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(451)) })
    await expect(mail(url()).send(LETTER)).rejects.toMatchObject({ kind: 'down' })
  })

  it('fails when the server is down, does not respond or responds with garbage', async () => {
    await expect(mail('smtp://127.0.0.1:1').send(LETTER)).rejects.toMatchObject({ kind: 'down' })
    await expect(mail(await peer(() => undefined), 50).send(LETTER)).rejects.toMatchObject({ kind: 'down' })
    const nonsense = await peer((server) => server.on('connection', (socket) => socket.end('<html>\r\n')))
    await expect(mail(nonsense).send(LETTER)).rejects.toMatchObject({ kind: 'down' })
  })

  it('allows no injection of a second recipient or a header', async () => {
    const { url, arrived } = await mailServer()
    await mail(url()).send({ ...LETTER, subject: 'Hi\r\nBcc: eve@example.com' })
    expect(arrived).toMatchObject([{ to: ['ploy@example.com'] }])
    expect(arrived[0]?.letter).not.toMatch(/^Bcc:/m)
  })
})

/** A server that does not speak SMTP. */
async function peer(behave: (server: Server) => unknown): Promise<string> {
  const server = createServer()
  behave(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => new Promise((closed) => server.close(() => closed())))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
