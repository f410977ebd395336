import { eq } from 'drizzle-orm'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { signInReminders } from '../../../server/db/schema/members/rewards'
import { setFacts } from '../support/accounts/accounts'
import { freshBistro } from '../support/database/freshBistro'
import { type Backend, type CallOptions, runJob } from '../support/harness'
import { Letterbox } from '../support/notifications/letterbox'
import { agree, Messengers, template } from '../support/notifications/messengers'
import { openSignIn, Signer } from '../support/membership/signers'

const platforms = new Messengers()
const post = new Letterbox()
let backend: Backend
let nok: Signer
freshBistro((fresh) => (backend = fresh), {
  loginProviders: {
    ...platforms.outside,
    mail: { send: (letter) => post.outside.mail?.send(letter) ?? Promise.resolve() },
  },
  siteOrigins: ['https://warm.example'],
})
beforeEach(async () => {
  platforms.sent.length = 0
  post.sent.length = 0
  await openSignIn(backend)
  nok = await Signer.enter(backend)
  await setFacts(backend, nok.userId, { email: 'nok@example.com' })
})

/** The jobs at a time of 22 November and the days after. */
async function jobsAt(...times: string[]) {
  for (const time of times) {
    backend.clock.set(`2026-11-${time}:00+07:00`)
    await Promise.all([runJob(backend.app.jobs.signInReminders), runJob(backend.app.jobs.signInReminders)])
    await backend.app.jobs.notifications.sendDue()
  }
}

it('comes once a day from the time of the rules on, to those who want it and have not signed in', async () => {
  expect((await nok.remind(true)).on).toBe(true)
  expect((await nok.view()).remind).toEqual({ on: true, at: '11:00' })
  await jobsAt('22T10:59')
  expect(post.sent).toEqual([])
  await jobsAt('22T11:00', '22T11:05', '22T18:00')
  expect(post.sent).toMatchObject([{ to: 'nok@example.com' }])
  expect(post.sent[0]?.text).toContain('https://warm.example/#/pages/my/signin/index')
  await nok.signAt('2026-11-23T09:00:00+07:00')
  await jobsAt('23T11:05', '24T11:05')
  expect(post.sent).toHaveLength(2)
})

it('does not come to those who do not want it any more, or late at night after a pause of the server', async () => {
  await nok.remind(true)
  await jobsAt('22T22:00')
  await nok.remind(false)
  expect((await nok.view()).remind.on).toBe(false)
  await jobsAt('23T11:05')
  expect([post.sent, await backend.db.$count(signInReminders)]).toEqual([[], 0])
})

it('is a message of the platform where that was agreed', async () => {
  await template(backend, 'signInReminder', { fields: { thing1: 'item', phrase2: 'state' } })
  const asking = { as: (more: CallOptions = {}) => ({ ...more, token: nok.token }) }
  await nok.remind(true)
  expect((await agree(backend, asking, { subject: 'signIn', templateIds: ['signInReminder'] })).code).toBe(200)
  await jobsAt('22T11:05')
  expect(platforms.sent).toMatchObject([{ page: 'pages/my/signin/index', fields: { phrase2: '待签到' } }])
  expect(post.sent).toEqual([])
})

it('asks guests without an account to log in before they agree to messages', async () => {
  await template(backend, 'signInReminder')
  const token = await backend.guest()
  const asking = { as: (more: CallOptions = {}) => ({ ...more, token }) }
  expect((await agree(backend, asking, { subject: 'signIn', templateIds: ['signInReminder'] })).code).toBe(401)
  expect(await backend.db.$count(guestMessages, eq(guestMessages.subject, 'signIn'))).toBe(0)
})
