import { rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { relative } from 'node:path'

/**
 * Holds a folder for this process: two embedded databases on the same files would ruin them. A socket is the mark, because
 * it lets go by itself when the process dies in any way. Throws when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const socket = relative(process.cwd(), `${folder}.lock`)
  if (await answers(socket)) throw new Error(`Another server is using the data in ${folder}. Stop it first.`)
  rmSync(socket, { force: true })
  const holder = await listen(socket)
  return () => new Promise((done) => holder.close(() => done()))
}

function answers(socket: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createConnection(socket)
    probe.once('connect', () => {
      probe.destroy()
      done(true)
    })
    probe.once('error', () => done(false))
  })
}

function listen(socket: string): Promise<Server> {
  return new Promise((done, fail) => {
    const holder = createServer((connection) => connection.destroy())
    holder.once('error', fail)
    holder.listen(socket, () => done(holder))
    holder.unref()
  })
}
