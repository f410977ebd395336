import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { id, text } from '../../src/contract/fields'
import { amountTyped, satangOf } from '../../src/domain/money/typedAmount'
import { AppError } from '../api/appError'
import { transact } from '../db/transaction'
import { translate } from '../messages/messages'
import type { Staff } from '../modules/audit/audit'
import { confirmTransfer, refuseSlip, transferOf } from '../modules/payments/confirmTransfer'
import type { ConsoleDependencies, StaffPageTools } from './dependencies'
import { type TransferForm, transferPage } from './transferPage'

const form = v.variant('act', [
  v.object({ act: v.literal('confirm'), reference: v.pipe(text(60), v.minLength(1)), amount: text(12) }),
  v.object({ act: v.literal('refuse'), slip: id, answer: v.pipe(text(200), v.minLength(1)) }),
])

type ByRef = { Params: { ref: string } }

/** The console's page of a PromptPay payment that staff confirm. A refused form is shown again with its reason. */
export function addTransferRoutes(
  scope: FastifyInstance,
  { db }: ConsoleDependencies,
  { viewerOf, staffOf, send }: StaffPageTools,
): void {
  const page = async (request: FastifyRequest<ByRef>, shown: TransferForm) =>
    transferPage(await transferOf(db, request.params.ref), shown, await viewerOf(request))

  const decide = (ref: string, input: v.InferOutput<typeof form>, staff: Staff) =>
    transact(db, async (tx) => {
      if (input.act === 'refuse') return refuseSlip(tx, { slipId: input.slip, answer: input.answer }, staff)
      const amount = satangOf(amountTyped(input.amount))
      if (amount === 0) throw new AppError(400, 'pay.amountMissing')
      return confirmTransfer(tx, { ref, reference: input.reference.replace(/\s/g, ''), amount }, staff)
    })

  scope.get<ByRef>('/transfers/:ref', async (request, reply) => send(reply, await page(request, {})))
  scope.post<ByRef>('/transfers/:ref', async (request, reply) => {
    const input = v.parse(form, request.body)
    try {
      await decide(request.params.ref, input, staffOf(request))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const trouble = translate('en', error.key, error.params)
      return send(reply.code(error.code), await page(request, { ...input, trouble }))
    }
    return reply.redirect('/console', 303)
  })
}
