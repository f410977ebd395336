import { eq } from 'drizzle-orm'
import { partnerContract as staffCalls } from '../../../console/contract/members/partner'
import { guestMessages } from '../../../server/db/schema/settings/guestMessages'
import { users } from '../../../server/db/schema/account/users'
import { hasLetter, writeLetter } from '../../../server/modules/notifications/messageTexts'
import { readContent } from '../../../server/modules/notifications/messageSubjects'
import type { Locale } from '../../../src/contract/fields'
import { COLLECTED } from '../support/orders/kitchen'
import type { Backend } from '../support/harness'
import { buy, enterMember, freshProgramme, type Member, type Partner, release } from '../support/membership/partners'
import { StaffCaller } from '../support/console/staff'

let backend: Backend
let staff: StaffCaller
let ploy: Partner
let nok: Member
freshProgramme((...all) => ([backend, staff, ploy, nok] = all), { rate: 5000 })

const setEmail = ({ userId }: Member) =>
  backend.db.update(users).set({ email: 'guest@example.com' }).where(eq(users.id, userId))

/** The letters to a member, in a language, the earliest first. */
async function lettersTo({ userId }: Member, locale: Locale = 'en') {
  const rows = await backend.db.select().from(guestMessages).where(eq(guestMessages.userId, userId))
  const letters = rows.map(async (row) => {
    const content = await readContent(backend.db, row)
    if (!content || !row.occasion || !hasLetter(row.occasion)) throw new Error('A letter without content')
    return writeLetter(row.occasion, content, { locale, brand: 'Sala', origin: 'https://sala.example' })
  })
  return Promise.all(letters)
}

/** The partner asks for ฿200, and staff decide. */
async function withdrawAnd(decide: (seen: { id: string; version: number }) => Promise<unknown>) {
  await buy(backend, nok, COLLECTED, 4)
  await release(backend)
  staff = await StaffCaller.enter(backend)
  await ploy.withdraw(20_000)
  const [{ id, version } = { id: '', version: 0 }] = (await staff.ask(staffCalls.withdrawals, {})).list
  await decide({ id, version })
}

it.each([
  ['accepted', { accept: true }, /You are a partner/],
  ['refused', { accept: false, reason: 'Tell us more about you' }, /not accepted yet/],
] as const)('an applicant gets a letter when the application was %s', async (_name, answer, text) => {
  const som = await enterMember(backend, 'Som')
  await setEmail(som)
  await som.apply()
  const [{ id, version } = { id: '', version: 0 }] = (await staff.ask(staffCalls.list, { keyword: 'Som' })).list
  await staff.ask(staffCalls.review, { id, version, ...answer })
  const [letter] = await lettersTo(som)
  expect(letter?.text).toMatch(text)
  expect(letter?.text).toContain('https://sala.example/#/pages/order/distribution/sqfx')
})

it('a partner gets one letter that the link is paused, also when staff change the reason afterwards', async () => {
  await setEmail(ploy)
  const pause = async (reason: string) =>
    staff.ask(staffCalls.setFrozen, { ...(await ploy.seen()), frozen: true, holdMoney: false, reason })
  await pause('Many new accounts from one phone')
  await pause('Many new accounts from one address')
  expect((await lettersTo(ploy)).map(({ text }) => text)).toEqual([expect.stringMatching(/link is paused/)])
})

it('a partner gets a letter when a withdrawal was paid, with its amount, in the own language', async () => {
  await setEmail(ploy)
  await withdrawAnd((seen) => staff.ask(staffCalls.markPaid, { ...seen, reference: 'KB-1' }))
  expect((await lettersTo(ploy)).map(({ subject }) => subject)).toEqual(['Your withdrawal of ฿200: Paid'])
  expect((await lettersTo(ploy, 'th'))[0]?.subject).toMatch(/^การถอนเงิน ฿200/)
  expect((await lettersTo(ploy, 'zh'))[0]?.subject).toMatch(/^您的提现 ฿200/)
})

it('a partner gets a letter when a withdrawal was sent back; without an e-mail address nothing is queued', async () => {
  await withdrawAnd(async (seen) => {
    await setEmail(ploy)
    await staff.ask(staffCalls.refuse, { ...seen, reason: 'The name of the account did not match' })
  })
  expect((await lettersTo(ploy)).map(({ subject }) => subject)).toEqual(['Your withdrawal of ฿200: Sent back'])
  expect(await lettersTo(nok)).toEqual([])
})
