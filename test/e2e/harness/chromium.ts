import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** The headless shell renders the same pages in half the time. It has no windows and no camera permission prompt. */
const SHELL = 'chromium-headless-shell'
/** Names under which Chrome, Chromium and Edge are installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/** Arguments for containers, without any background network access. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Without the optimizing compilers, whose work pays off only on pages that live longer than a test: Maglev alone took a quarter of a page's time. */
const SHORT_VISITS = '--js-flags=--no-opt,--no-maglev'

/** How a browser is started. */
interface BrowserOptions {
  /** Arguments for a whole browser with a simulated camera. */
  camera?: string[] | undefined
  /** Runs scripts as fast as a guest's browser does: for measurements. */
  optimized?: boolean
}

/** Path of a browser: `CHROMIUM_PATH`, then an installed one; prefers the headless shell unless a whole browser is required. */
export function findChromium(whole = false): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = [...(whole ? [] : [SHELL]), ...NAMES].flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROMIUM_PATH, ...installed, ...ELSEWHERE]
  const found = candidates.find((path) => path && existsSync(path))
  if (!found)
    throw new Error('No browser found: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH')
  return found
}

/** Starts a headless browser; close it when done. */
export function launchChromium({ camera, optimized }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = findChromium(camera !== undefined)
  const args = [...ARGUMENTS, ...(optimized ? [] : [SHORT_VISITS]), ...(camera ?? [])]
  return chromium.launch({ executablePath, headless: true, args })
}
