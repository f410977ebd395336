import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { ROOT, openedPort } from '../../config/tasks/steps'

/** Seconds from `npm start`, with the site built, until a guest can add a dish. */
export interface StartTime {
  /** With an empty data folder: the database is created and seeded. */
  first: number
  later: number
}

/** `npm start` does not forward signals to its children, so its whole process group is stopped. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

async function startOnce(browser: Browser, data: string): Promise<number> {
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    while (!openedPort(output)) {
      if (child.exitCode !== null) throw new Error('npm start ended')
      await pause(20)
    }
    await page.goto(`http://127.0.0.1:${openedPort(output)}/#/pages/index/goods?storeId=thonglor`, {
      waitUntil: 'commit',
    })
    await page.locator('[aria-label^="Add: "]').first().waitFor()
    return (performance.now() - started) / 1000
  } finally {
    await page.close()
    await stop(child)
  }
}

/** Starts the shop twice with one new data folder. */
export async function measureStart(browser: Browser): Promise<StartTime> {
  const data = mkdtempSync(join(tmpdir(), 'storefront-start-'))
  try {
    return { first: await startOnce(browser, data), later: await startOnce(browser, data) }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
