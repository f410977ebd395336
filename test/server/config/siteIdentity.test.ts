import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withSiteHead } from '../../../server/html/siteHead'
import { readSiteIdentity } from '../../../server/modules/config/siteIdentity'
import { deriveTheme } from '../../../src/domain/config/theme'
import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { setConfig } from '../support/database/configs'

let backend: Backend
freshBistro((fresh) => (backend = fresh))

/** The document of the home page of a merchant with this colour. */
async function documentWith(btnColor: string) {
  const value = { color: { btnColor, fontColor: '#fff' } }
  await setConfig(backend.db, 'style', value)
  const index = readFileSync(join(__dirname, '../../../src/index.html'), 'utf8')
  return withSiteHead(index, await readSiteIdentity(backend.db, 'en'), 'en', 'https://shop.example')
}

/** The colours of the browser's bar, light and dark. */
const bars = (page: string) => Array.from(page.matchAll(/name="theme-color" content="([^"]+)"/g), ([, color]) => color)

test("the browser's bar has the colour that the head of the page has in the merchant's theme", async () => {
  const green = bars(await documentWith('#0E7C4A'))
  expect(green[0]).toBe('#e4eae2')
  expect(green).toEqual(
    [false, true].map((dark) => deriveTheme({ brand: '#0E7C4A', onBrand: '#fff', dark })['--brand-wash']),
  )
  expect(bars(await documentWith('#B11E23'))).not.toEqual(green)
})
