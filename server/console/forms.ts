import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Tx } from '../db/database'
import { transact } from '../db/transaction'
import { withOrder } from '../modules/orders/moveOrder'
import { moneySent } from '../modules/orders/refunds/moveRefund'
import { changeSpecialDay } from '../modules/store/specialDays'
import { actOn, orderForm, setPaused, setSoldOut } from './actions'
import type { ConsoleDependencies } from './dependencies'
import { dayForm } from './specialDays'
import { actOnTable } from './tables'

type ById = { Params: { id: string } }

const yesNo = v.pipe(
  v.picklist(['0', '1']),
  v.transform((text) => text === '1'),
)
const dishForm = v.object({ soldOut: yesNo })
const storeForm = v.object({ paused: yesNo })
const paymentForm = v.object({ result: v.picklist(['paid', 'failed']) })
const tableForm = v.variant('act', [
  v.object({ act: v.picklist(['answer', 'free', 'renew']) }),
  v.object({ act: v.literal('settle'), owed: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
])

/** Everything that can be done on the console. Each form leads back to where it stood. */
export function addForms(inside: FastifyInstance, { db, now, sandbox }: ConsoleDependencies): void {
  /** `work` answers which page holds the form. */
  const form = (path: string, work: (tx: Tx, id: string, body: unknown) => Promise<string>) =>
    inside.post<ById>(path, async (request, reply) => {
      const { id } = request.params
      const usual = await transact(db, (tx) => work(tx, id, request.body))
      return reply.redirect(backTo(request, usual), 303)
    })

  form('/orders/:id', async (tx, id, body) => {
    const wish = v.parse(orderForm, body)
    await withOrder(tx, id, (order) => actOn(tx, order, wish, now()))
    return '/console'
  })
  form('/refunds/:id', async (tx, id) => {
    await moneySent(tx, id, now())
    return '/console'
  })
  form('/tables/:id', async (tx, id, body) => {
    const { storeId } = await actOnTable(tx, id, v.parse(tableForm, body), now())
    return `/console/tables?store=${encodeURIComponent(storeId)}#${id}`
  })
  form('/goods/:id', async (tx, id, body) => {
    const storeId = await setSoldOut(tx, id, v.parse(dishForm, body).soldOut)
    return `/console/menu?store=${encodeURIComponent(storeId)}#${id}`
  })
  form('/stores/:id', async (tx, id, body) => {
    await setPaused(tx, id, v.parse(storeForm, body).paused)
    return `/console/stores#${id}`
  })
  form('/stores/:id/days', async (tx, id, body) => {
    await changeSpecialDay(tx, id, v.parse(dayForm, body), now())
    return `/console/stores#${id}`
  })
  if (!sandbox) return
  inside.post<ById>('/payments/:id', async (request, reply) => {
    const payload = v.parse(paymentForm, request.body)
    await inside.inject({ method: 'POST', url: `/sandbox/pay/${encodeURIComponent(request.params.id)}`, payload })
    return reply.redirect(backTo(request, '/console'), 303)
  })
}

/** The page of the console that a form was sent from, at the place that `usual` names; `usual` itself when it is not told. */
function backTo({ headers: { referer } }: FastifyRequest, usual: string): string {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  if (!page?.pathname.startsWith('/console')) return usual
  return page.pathname + page.search + (/#.*/.exec(usual)?.[0] ?? '')
}
