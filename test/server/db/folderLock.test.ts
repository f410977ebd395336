import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '../../../server/db/folderLock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a data folder', () => {
  it('is locked by one server at a time', async () => {
    const release = await lockFolder(join(folder, 'db'))
    await expect(lockFolder(join(folder, 'db'))).rejects.toThrow('Another server is using the data')
    await release()
    await (
      await lockFolder(join(folder, 'db'))
    )()
  })

  it('is unlocked when the server that locked it was killed', async () => {
    const script = `require('node:net').createServer().listen('${join(folder, 'db.lock')}', () => console.log('held'))`
    const server = spawn(process.execPath, ['-e', script])
    await new Promise((done) => server.stdout.once('data', done))
    await expect(lockFolder(join(folder, 'db'))).rejects.toThrow('Another server')
    const missing = new Promise((done) => server.once('exit', done))
    server.kill('SIGKILL')
    await missing
    await (
      await lockFolder(join(folder, 'db'))
    )()
  })
})
