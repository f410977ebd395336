import { skus } from '../../../server/db/schema/store/goods'
import { newId } from '../../../server/db/ids'
import { checkLedger } from '../../../server/modules/ledger/checkLedger'
import { cardPage } from '../../../server/integrations/payment/cardTaking'
import { CardShop } from '../support/payments/cardShop'
import { CutOff } from '../support/payments/cutOff'
import { makeMembers } from '../support/orders/kitchen'
import { numbers } from '../support/numbers'
import { StaffCaller } from '../support/console/staff'
import { expectWhole, refundOnePiece } from '../support/payments/wholeMoney'

const MOMENTS = Number(process.env.KILL_MOMENTS ?? 100)
const SEED = Number(process.env.KILL_SEED ?? 18)

jest.setTimeout(20_000 + MOMENTS * 3_000)

const shop = new CardShop()
let cutOff: CutOff
let staff: StaffCaller
beforeEach(async () => {
  await shop.backend.db.update(skus).set({ stock: null })
  staff = await StaffCaller.enter(shop.backend)
  cutOff = new CutOff()
})
afterEach(() => cutOff.end())

/** Throws for the answer of a server that has died meanwhile. */
async function until<T>(isAnswer: (reply: T) => boolean, ask: () => Promise<T>): Promise<void> {
  await cutOff.persist(async () => {
    const reply = await ask()
    if (!isAnswer(reply)) throw new Error(JSON.stringify(reply))
  })
}

/** A guest pays by card, with a bank that asks or does not, Opn notifies it, and staff refund one dish. Returns how many statements that took. */
async function journey(moment: number, kind: 'good' | 'asks'): Promise<number> {
  const { shopper, id } = await shop.ordered()
  await makeMembers(shop.backend)
  const token = shop.service.desk.token(kind)
  const before = cutOff.count
  cutOff.at(moment)
  const { ref } = await cutOff.persist(() => shop.page(shopper, id))
  await until(
    ({ url }) => url !== undefined,
    () => shop.send(ref, token),
  )
  if (kind === 'asks') shop.service.pay(ref)
  await until(
    ({ statusCode }) => statusCode === 303,
    () => shop.open(`${cardPage(ref)}/done`),
  )
  await until(
    (status) => status === 200,
    () => shop.notify(ref),
  )
  await refundOnePiece({ backend: shop.backend, staff, cutOff }, id, newId())
  cutOff.at(Infinity)
  const steps = cutOff.count - before
  await expectWhole(shop.backend, id, inBooks)
  return steps
}

/** What Opn has in its books: one charge of the payment. */
function inBooks(ref: string) {
  const charges = [...shop.service.charges.values()].filter(({ metadata }) => metadata.ref === ref)
  const made = [...shop.service.refunds.made].filter(([, refund]) => refund.ref === ref)
  return {
    transactionId: charges.map(({ id }) => id).join(),
    refunds: made.map(([refundId, { amount }]): [string, number] => [refundId, amount]),
  }
}

test(`dying at ${MOMENTS} random moments around a card, its notification and its refund, the server charges it once`, async () => {
  const random = numbers(SEED)
  const steps = await journey(Infinity, 'asks')
  for (let at = 0; at < MOMENTS; at += 1) await journey(1 + random(steps), at % 2 === 0 ? 'asks' : 'good')
  expect(cutOff.deaths).toBeGreaterThan(MOMENTS / 2)
  expect(await checkLedger(shop.backend.db)).toEqual([])
})
