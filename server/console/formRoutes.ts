import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Tx } from '../db/database'
import { transact } from '../db/transaction'
import { withOrder } from '../modules/orders/moveOrder'
import { applyOrderAction, orderForm } from './orderActions'
import type { ConsoleDependencies } from './dependencies'
import { applyTableAction } from './tables'

type ById = { Params: { id: string } }

const paymentForm = v.object({ result: v.picklist(['paid', 'failed']) })
const tableForm = v.variant('act', [
  v.object({ act: v.picklist(['answer', 'free', 'renew']) }),
  v.object({ act: v.literal('settle'), owed: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) }),
])

/** The forms of orders, refunds and tables. Each redirects to the page that contains it. */
export function addFormRoutes(scope: FastifyInstance, { db, now, sandbox }: ConsoleDependencies): void {
  /** `work` returns the page to redirect to when the referrer is unknown. */
  const form = (path: string, work: (tx: Tx, id: string, body: unknown) => Promise<string>) =>
    scope.post<ById>(path, async (request, reply) => {
      const { id } = request.params
      const fallback = await transact(db, (tx) => work(tx, id, request.body))
      return reply.redirect(redirectTarget(request, fallback), 303)
    })

  form('/orders/:id', async (tx, id, body) => {
    const action = v.parse(orderForm, body)
    await withOrder(tx, id, (order) => applyOrderAction(tx, order, action, now()))
    return '/console'
  })
  form('/tables/:id', async (tx, id, body) => {
    const { storeId } = await applyTableAction(tx, id, v.parse(tableForm, body), now())
    return `/console/tables?store=${encodeURIComponent(storeId)}#${id}`
  })
  if (!sandbox) return
  scope.post<ById>('/payments/:id', async (request, reply) => {
    const payload = v.parse(paymentForm, request.body)
    await scope.inject({ method: 'POST', url: `/sandbox/pay/${encodeURIComponent(request.params.id)}`, payload })
    return reply.redirect(redirectTarget(request, '/console'), 303)
  })
}

/** The console page that sent the form, with the fragment of `fallback`; `fallback` itself without a referrer. */
function redirectTarget({ headers: { referer } }: FastifyRequest, fallback: string): string {
  const page = referer && URL.canParse(referer) ? new URL(referer) : undefined
  if (!page?.pathname.startsWith('/console')) return fallback
  return page.pathname + page.search + (/#.*/.exec(fallback)?.[0] ?? '')
}
