import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { done, text } from '../../../src/contract/fields'
import { SETTING_NAMES, type SettingName, SETTINGS } from './settingFields'
import { staffRead, staffWrite } from '../staffCall'

/** A hash of what is stored, which an update names as the one it saw. */
const revision = v.pipe(text(64), v.minLength(1))
const about = {
  /** Whether anything is stored; else these are the usual values. */
  stored: v.boolean(),
  /** Fields of which something is stored that is not valid: they are shown as guests have them, and an update that leaves one as it is keeps what is stored. */
  unfit: v.array(v.string()),
}

function readCall<F extends v.ObjectEntries>(name: string, what: string, fields: F) {
  const reply = v.object({ revision, ...about, ...fields })
  return endpoint({ ...staffRead, summary: `Settings: ${what}`, path: `setting/${name}`, input: v.object({}), reply })
}

function updateCall<F extends v.ObjectEntries>(name: string, what: string, fields: F) {
  return endpoint({
    ...staffWrite,
    summary: `Changes ${what}: all of it. A stale revision is refused with code 409 and \`current\``,
    path: `setting/${name}/update`,
    input: v.object({ revision, ...fields }),
    reply: v.object({ revision, ...about, ...fields }),
  })
}

type FieldsOf<N extends SettingName> = (typeof SETTINGS)[N]['fields']
type ReadCalls = { [N in SettingName]: ReturnType<typeof readCall<FieldsOf<N>>> }
type UpdateCalls = { [N in SettingName]: ReturnType<typeof updateCall<FieldsOf<N>>> }

/** The name of the call that changes a setting. */
export type UpdateName<N extends SettingName = SettingName> = `${N}Update`
export const updateName = <N extends SettingName>(name: N): UpdateName<N> => `${name}Update`

const readCalls = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, readCall(name, SETTINGS[name].what, SETTINGS[name].fields)]),
) as unknown as ReadCalls
const updateCalls = Object.fromEntries(
  SETTING_NAMES.map((name) => [updateName(name), updateCall(name, SETTINGS[name].what, SETTINGS[name].fields)]),
) as unknown as { [N in SettingName as UpdateName<N>]: UpdateCalls[N] }

/** The restaurant's settings: each is read by its name, and changed as a whole. */
export const settingContract = {
  ...readCalls,
  ...updateCalls,
  reset: endpoint({
    ...staffWrite,
    summary: 'Removes what is stored of a setting: it has its usual values. A stale revision is refused with code 409',
    path: 'setting/reset',
    input: v.object({ name: v.picklist(SETTING_NAMES), revision }),
    reply: done,
  }),
}
