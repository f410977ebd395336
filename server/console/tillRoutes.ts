import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { tillContract } from '../../console/contract/till'
import { id } from '../../src/contract/fields'
import { amountTyped, satangOf } from '../../src/domain/money/typedAmount'
import { AppError } from '../api/appError'
import { idempotentRequest } from '../api/idempotency'
import { transact } from '../db/transaction'
import { translate } from '../messages/messages'
import type { Staff } from '../modules/audit/audit'
import { previewAtTill } from '../modules/till/preview'
import { redeemAtTill, undoRedemption } from '../modules/till/redemptions'
import type { ConsoleDependencies, StaffPageTools } from './dependencies'
import { runOnceForStaff } from './staffRequests'
import { type TillForm, tillPage } from './tillPage'

/** What was typed into the fields. */
const typed = { store: id, code: v.string(), amount: v.string() }
const form = v.variant('act', [
  v.object({ act: v.literal('check'), ...typed }),
  v.object({ act: v.literal('use'), ...typed, discount: v.pipe(v.string(), v.regex(/^\d{1,9}$/)), key: id }),
])
const bill = tillContract.redeem.input

/** The console's page of the till: a code and an amount, what comes off, and its use. A refused form is shown again with its reason. */
export function addTillRoutes(
  scope: FastifyInstance,
  { db }: ConsoleDependencies,
  { viewerOf, staffOf, send }: StaffPageTools,
): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, shown: TillForm) =>
    send(reply, await tillPage(db, shown, { viewer: await viewerOf(request), staff: staffOf(request) }))

  const check = (staff: Staff, fields: TillForm) =>
    transact(db, (tx) => previewAtTill(tx, v.parse(bill, { ...requestOf(fields), discount: 1 }), staff))

  const use = (staff: Staff, fields: TillForm, discount: string, key: string) => {
    const request = v.parse(bill, { ...requestOf(fields), discount })
    const once = idempotentRequest(staff.sessionHash, 'POST /console/till', key, request)
    if (!once) throw new AppError(400, 'common.unreadable')
    const run = { now: staff.now, run: (tx: Parameters<typeof redeemAtTill>[0]) => redeemAtTill(tx, request, staff) }
    return transact(db, (tx) => runOnceForStaff(tx, once, run))
  }

  scope.get<{ Querystring: { store?: string } }>('/till', (request, reply) =>
    show(request, reply, { store: request.query.store }),
  )
  scope.post('/till', async (request, reply) => {
    const input = v.parse(form, request.body)
    const { act, ...fields } = input
    try {
      if (act === 'check')
        return await show(request, reply, { ...fields, preview: await check(staffOf(request), fields) })
      const { id: used } = await use(staffOf(request), fields, input.discount, input.key)
      return await reply.redirect(`/console/till?store=${encodeURIComponent(fields.store)}#${used}`, 303)
    } catch (error) {
      return show(request, reply.code(400), { ...fields, trouble: troubleOf(error) })
    }
  })
  scope.post<{ Params: { id: string } }>('/till/:id/undo', async (request, reply) => {
    const { storeId } = await transact(db, (tx) => undoRedemption(tx, request.params.id, staffOf(request)))
    return reply.redirect(`/console/till?store=${encodeURIComponent(storeId)}`, 303)
  })
}

function requestOf({ store, code, amount = '' }: TillForm) {
  return { storeId: store, code, amount: satangOf(amountTyped(amount)) }
}

/** Why a form was refused; other errors are thrown on. */
function troubleOf(error: unknown): string {
  if (error instanceof AppError) return translate('en', error.key, error.params)
  if (error instanceof v.ValiError) return 'Enter the code, and the amount of the bill in baht.'
  throw error
}
