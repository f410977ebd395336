import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { StaleRevisionError } from '../../modules/config/layoutRepository'
import { writeConfig } from '../../modules/config/configService'
import type { Tx } from '../../db/database'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { InvalidTextError, readObject } from './jsonForm'
import type { ConsoleDependencies, PageTools } from '../dependencies'
import { settingErrors } from './settingErrors'
import { type Setting, settingOf } from './settings'
import { type SettingsState, settingAddress, settingsPage } from './settingsPage'

const target = { of: v.string(), mark: v.string() }
const form = v.variant('act', [
  v.object({ act: v.literal('save'), ...target, text: v.string() }),
  v.object({ act: v.literal('remove'), ...target }),
])
type Form = v.InferOutput<typeof form>

/** The restaurant's settings at the console: `/console/settings`. A rejected form is shown again with its errors. */
export function addSettingRoutes(
  scope: FastifyInstance,
  { db }: ConsoleDependencies,
  { viewerOf, send }: PageTools,
): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, opened: SettingsState) =>
    send(reply, await settingsPage(db, opened, await viewerOf(request)))
  scope.get<{ Querystring: { of?: string; kept?: string } }>('/settings', (request, reply) =>
    show(request, reply, {
      setting: settingOf(request.query.of),
      saved: request.query.kept !== undefined,
    }),
  )
  scope.post('/settings', async (request, reply) => {
    const input = v.parse(form, request.body)
    const setting = settingOf(input.of)
    if (!setting) throw new AppError(400, 'common.notFound')
    try {
      await transact(db, (tx) => write(tx, setting, input))
      return await reply.redirect(settingAddress(input.of).replace('#', '&kept=1#'), 303)
    } catch (error) {
      const rejection = rejectionOf(error, input)
      return show(request, reply.code(rejection.status), { setting, ...rejection })
    }
  })
}

function write(tx: Tx, setting: Setting, input: Form): Promise<void> {
  const { mark: revision } = input
  if (input.act === 'remove') return writeConfig(tx, setting.source, { value: null, revision })
  const value = readObject(input.text, (value) => settingErrors(setting, value))
  return writeConfig(tx, setting.source, { value, revision })
}

/** How a failed action is shown, with the typed text. */
function rejectionOf(error: unknown, input: Form): Omit<SettingsState, 'setting'> & { status: number } {
  const text = input.act === 'save' ? input.text : undefined
  if (error instanceof InvalidTextError && text !== undefined)
    return { status: 400, rejected: { text, errors: error.errors } }
  if (!(error instanceof StaleRevisionError)) throw error
  const report = 'Someone else has changed this in the meantime, so your change was not saved.'
  if (text === undefined) return { status: 409, message: `${report} You now see the current version.` }
  const message = `${report} Your text is still in the field. Save it again to replace their version.`
  return { status: 409, message, rejected: { text, errors: [] } }
}
