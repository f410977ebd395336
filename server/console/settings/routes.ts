import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Overtaken } from '../../modules/config/layoutRepository'
import { rewrite } from '../../modules/config/configService'
import type { Tx } from '../../db/database'
import { AppError } from '../../api/appError'
import { transact } from '../../db/transaction'
import { FaultyText, readObject } from '../editor/jsonForm'
import type { ConsoleDependencies, PageTools } from '../dependencies'
import { settingFaults } from './faults'
import { type Setting, settingOf } from './settings'
import { type Opened, settingAddress, settingsPage } from './settingsPage'

const named = { of: v.string(), mark: v.string() }
const form = v.variant('act', [
  v.object({ act: v.literal('save'), ...named, text: v.string() }),
  v.object({ act: v.literal('remove'), ...named }),
])
type Form = v.InferOutput<typeof form>

/** The restaurant's settings at the console: `/console/settings`. What cannot be taken is shown again, with why. */
export function addSettings(inside: FastifyInstance, { db }: ConsoleDependencies, { lookerOf, send }: PageTools): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, opened: Opened) =>
    send(reply, await settingsPage(db, opened, await lookerOf(request)))
  inside.get<{ Querystring: { of?: string; kept?: string } }>('/settings', (request, reply) =>
    show(request, reply, {
      setting: settingOf(request.query.of),
      kept: request.query.kept !== undefined,
    }),
  )
  inside.post('/settings', async (request, reply) => {
    const wish = v.parse(form, request.body)
    const setting = settingOf(wish.of)
    if (!setting) throw new AppError(400, 'common.notFound')
    try {
      await transact(db, (tx) => write(tx, setting, wish))
      return await reply.redirect(settingAddress(wish.of).replace('#', '&kept=1#'), 303)
    } catch (error) {
      const trouble = troubleOf(error, wish)
      return show(request, reply.code(trouble.status), { setting, ...trouble })
    }
  })
}

function write(tx: Tx, setting: Setting, wish: Form): Promise<void> {
  const { mark } = wish
  if (wish.act === 'remove') return rewrite(tx, setting.kept, { value: null, mark })
  const value = readObject(wish.text, (written) => settingFaults(setting, written))
  return rewrite(tx, setting.kept, { value, mark })
}

/** Why something was not done, so that nothing typed is lost. */
function troubleOf(error: unknown, wish: Form): Omit<Opened, 'setting'> & { status: number } {
  const text = wish.act === 'save' ? wish.text : undefined
  if (error instanceof FaultyText && text !== undefined) return { status: 400, typed: { text, faults: error.faults } }
  if (!(error instanceof Overtaken)) throw error
  const done = 'Someone else has changed this in the meantime, so your change was not saved.'
  if (text === undefined) return { status: 409, told: `${done} You now see the current version.` }
  const told = `${done} Your text is still in the field. Save it again to replace their version.`
  return { status: 409, told, typed: { text, faults: [] } }
}
