import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../../config/tasks/steps'
import { launchChromium } from '../../e2e/harness/chromium'
import { Site } from '../../e2e/harness/server'
import { closeBrowser } from '../engine/chromium'
import { h5Guest } from './h5Guest'
import { miniGuest } from './miniGuest'
import { type Guest, orderAndShoot, SCREENS } from './screens'
import { sideBySide } from './sideBySide'

/** Where the pictures stand; its README says what differs and why. */
const FOLDER = join(ROOT, 'test/screenshots/targets')
const SCRATCH = join(ROOT, '.cache/targets')

async function shoot(guest: Guest) {
  try {
    return await orderAndShoot(guest)
  } finally {
    await guest.close()
  }
}

/** Orders the same meal in what lies in `dist/` of all three targets, and draws their screens beside each other. */
async function compare(): Promise<void> {
  await Promise.all([FOLDER, SCRATCH].map((folder) => mkdir(folder, { recursive: true })))
  const [site, browser] = await Promise.all([Site.start(), launchChromium()])
  try {
    const h5 = await shoot(await h5Guest(browser, site.url))
    const weapp = await shoot(await miniGuest('weapp', site.url, SCRATCH))
    const alipay = await shoot(await miniGuest('alipay', site.url, SCRATCH))
    for (const screen of SCREENS) {
      const pictures = { H5: h5[screen], WeChat: weapp[screen], Alipay: alipay[screen] }
      await writeFile(join(FOLDER, `${screen}.webp`), await sideBySide(browser, pictures))
    }
  } finally {
    await Promise.all([browser.close(), closeBrowser(), site.close()])
  }
}

void compare()
