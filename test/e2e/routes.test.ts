import { LOCALES } from '../../src/contract/fields'
import { loadMessages, translate } from '../../src/i18n/i18n'
import { routes, type Path } from '../../src/routes'
import { guestWithOrder } from './harness/guest'
import { queries } from './harness/queries'
import { setUpStage } from './harness/stage'

const paths = Object.keys(routes) as Path[]
const stage = setUpStage()
let guest: Awaited<ReturnType<typeof guestWithOrder>>

beforeAll(async () => {
  guest = await guestWithOrder(stage.site.url)
  await Promise.all(LOCALES.map(loadMessages))
})

describe.each(LOCALES)('in %s', (locale) => {
  it.each(paths)('%s opens from a link, again after a reload, and says its title', async (path) => {
    await stage.visit(
      { locale, token: guest.token, place: { latitude: 13.73, longitude: 100.58 } },
      async (visitor) => {
        await visitor.deepLink(path, queries(guest.order.id)[path])
        expect(visitor.route).toBe(path)
        await visitor.expectTitle(translate(locale, routes[path].title))
        await visitor.shoot(`${locale}${path.replaceAll('/', '-')}`)
        await visitor.expectSound()
        const text = await visitor.text()
        expect(text).not.toBe('')
        await visitor.reload()
        expect(visitor.route).toBe(path)
        await visitor.expectTitle(translate(locale, routes[path].title))
        expect((await visitor.text()) === '').toBe(false)
      },
    )
  })
})

it('an address that no page has leads to a page that says so', async () => {
  await stage.visit({}, async (visitor) => {
    await visitor.deepLink('/pages/no/such-page')
    await visitor.expectTitle(translate('en', routes['/pages/other/missing'].title))
    await visitor.expectSound()
  })
})
