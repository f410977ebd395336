import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../../config/tasks/steps'
import { launchChromium } from '../../e2e/harness/chromium'
import { CONSOLE_PASSWORD } from '../../e2e/harness/staffCalls'
import { Site } from '../../e2e/harness/site'
import { closeBrowser } from '../engine/chromium'
import { consolePicture } from './consolePicture'
import { h5Guest } from './h5Guest'
import { miniGuest } from './miniGuest'
import { type TargetDriver, takeScreenshots, SCREENS } from './screens'
import { sideBySide } from './sideBySide'

/** The folder of the README's pictures. */
const PICTURES = join(ROOT, 'test/screenshots')
/** The folder of the comparison; its README lists and explains the differences. */
const FOLDER = join(PICTURES, 'targets')
const SCRATCH = join(ROOT, '.cache/targets')

async function screenshot(guest: TargetDriver) {
  try {
    return await takeScreenshots(guest)
  } finally {
    await guest.close()
  }
}

/** A screenshot of the web site, scaled to the README's size. */
const small = (png: Buffer) => sharp(png).resize({ width: 390 }).webp({ quality: 80 }).toBuffer()

/** Orders the same meal in the `dist/` builds of all three targets and composes their screens side by side; the web's screens are also README pictures. */
async function compare(): Promise<void> {
  await Promise.all([FOLDER, SCRATCH].map((folder) => mkdir(folder, { recursive: true })))
  const [site, browser] = await Promise.all([
    Site.start({ env: { CONSOLE_PASSWORD, LOGIN_SANDBOX: 'on' } }),
    launchChromium(),
  ])
  try {
    const h5 = await screenshot(await h5Guest(browser, site.url))
    for (const [name, png] of Object.entries(h5)) await writeFile(join(PICTURES, `${name}.webp`), await small(png))
    const weapp = await screenshot(await miniGuest('weapp', site.url, SCRATCH))
    const alipay = await screenshot(await miniGuest('alipay', site.url, SCRATCH))
    for (const screen of SCREENS) {
      const pictures = { H5: h5[screen], WeChat: weapp[screen], Alipay: alipay[screen] }
      await writeFile(join(FOLDER, `${screen}.webp`), await sideBySide(browser, pictures))
    }
    await writeFile(join(PICTURES, 'console.webp'), await consolePicture(browser, site.url))
  } finally {
    await Promise.all([browser.close(), closeBrowser(), site.close()])
  }
}

void compare()
