import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { tillContract } from '../../console/contract/till'
import { id } from '../../src/contract/fields'
import { amountTyped, satangOf } from '../../src/domain/money/typedAmount'
import { AppError } from '../api/appError'
import { newId } from '../db/ids'
import { transact } from '../db/transaction'
import { translate } from '../messages/messages'
import type { Staff } from '../modules/audit/audit'
import { isMemberCode } from '../modules/till/memberTill'
import { previewAtTill } from '../modules/till/preview'
import { redeemAtTill, undoRedemption } from '../modules/till/redemptions'
import type { ConsoleDependencies, StaffPageTools } from './dependencies'
import { billAtTill, chargeAtTill, memberBillForm, memberChargeForm, scanAtTill } from './memberTillForms'
import { runFormOnce } from './staffRequests'
import { type TillForm, tillPage } from './tillPage'

/** What was typed into the fields. */
const typed = { store: id, code: v.string(), amount: v.string() }
const form = v.variant('act', [
  v.object({ act: v.literal('check'), ...typed, key: v.optional(id) }),
  v.object({ act: v.literal('use'), ...typed, discount: v.pipe(v.string(), v.regex(/^\d{1,9}$/)), key: id }),
  memberBillForm,
  memberChargeForm,
])
type Form = v.InferOutput<typeof form>
const bill = tillContract.redeem.input

/** The console's page of the till: a code and an amount, what comes off or whose code it is, and its use. A refused form is shown again with its reason. */
export function addTillRoutes(
  scope: FastifyInstance,
  needs: ConsoleDependencies,
  { viewerOf, staffOf, send }: StaffPageTools,
): void {
  const { db } = needs
  const show = async (request: FastifyRequest, reply: FastifyReply, shown: TillForm) =>
    send(reply, await tillPage(db, shown, { viewer: await viewerOf(request), staff: staffOf(request) }))

  scope.get<{ Querystring: { store?: string } }>('/till', (request, reply) =>
    show(request, reply, { store: request.query.store }),
  )
  scope.post('/till', async (request, reply) => {
    const input = v.parse(form, request.body)
    try {
      const result = await applyForm(needs, input, staffOf(request))
      return await (typeof result === 'string' ? reply.redirect(result, 303) : show(request, reply, result))
    } catch (error) {
      const kept = 'code' in input ? { code: input.code, amount: input.amount } : {}
      return show(request, reply.code(400), { store: input.store, ...kept, trouble: troubleOf(error) })
    }
  })
  scope.post<{ Params: { id: string } }>('/till/:id/undo', async (request, reply) => {
    const { storeId } = await transact(db, (tx) => undoRedemption(tx, request.params.id, staffOf(request)))
    return reply.redirect(`/console/till?store=${encodeURIComponent(storeId)}`, 303)
  })
}

/** What a form leads to: the page with what was found, or the address of what was done. */
async function applyForm(needs: ConsoleDependencies, input: Form, staff: Staff): Promise<TillForm | string> {
  const { store } = input
  switch (input.act) {
    case 'check':
      if (!isMemberCode(input.code)) return { ...input, preview: await check(needs, input, staff) }
      return { store, member: await scanAtTill(needs, { ...input, key: input.key ?? newId() }, staff) }
    case 'use': {
      const { id: used } = await redeem(needs, input, staff)
      return `/console/till?store=${encodeURIComponent(store)}#${used}`
    }
    case 'bill':
      return { store, member: await billAtTill(needs, input, staff) }
    case 'charge': {
      const paid = await chargeAtTill(needs, input, staff)
      return 'orderId' in paid ? `/console/orders/${paid.orderId}` : { store, member: paid }
    }
  }
}

function check({ db }: ConsoleDependencies, fields: TillForm, staff: Staff) {
  return transact(db, (tx) => previewAtTill(tx, v.parse(bill, { ...requestOf(fields), discount: 1 }), staff))
}

function redeem({ db }: ConsoleDependencies, input: Extract<Form, { act: 'use' }>, staff: Staff) {
  const request = v.parse(bill, { ...requestOf(input), discount: input.discount })
  const once = { endpoint: 'POST /console/till', key: input.key, request }
  return runFormOnce(db, once, staff, (tx) => redeemAtTill(tx, request, staff))
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
