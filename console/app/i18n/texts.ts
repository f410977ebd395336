import type * as actions from './en/actions'
import type { areas } from './en/areas'
import type * as fields from './en/fields'
import type { recordActions } from './en/recordActions'
import type { shell } from './en/shell'
import type { framework } from './framework'

/** The texts of one language: English is the type, so that none is missing in Thai or Chinese. */
export interface Parts {
  shell: typeof shell
  areas: typeof areas
  actions: typeof actions
  /** Fields, options and sections. */
  fields: typeof fields
  recordActions: typeof recordActions
  framework: typeof framework
}

/** The texts as react-admin looks them up: those of the shell by their group, areas also as names of resources. */
export function textsOf({ shell, framework, areas, actions, fields, recordActions }: Parts) {
  const names = Object.entries(areas).map(([area, { one, many }]) => [area, { name: `${one} |||| ${many}` }])
  return {
    ...shell,
    ...fields,
    options: { ...fields.options, ...actions.auditAreas, ...actions.actions },
    recordActions,
    areas,
    ra: framework,
    resources: Object.fromEntries(names) as Record<string, { name: string }>,
  }
}
