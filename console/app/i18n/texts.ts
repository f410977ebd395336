import type * as actions from './en/actions'
import type { areas } from './en/areas'
import type * as words from './en/fields'
import type { moves } from './en/moves'
import type { shell } from './en/shell'
import type { framework } from './framework'

/** The texts of one language: English is the type, so that none is missing in Thai or Chinese. */
export interface Parts {
  shell: typeof shell
  areas: typeof areas
  actions: typeof actions
  /** Fields, options and sections. */
  words: typeof words
  moves: typeof moves
  framework: typeof framework
}

/** The texts as react-admin looks them up: those of the shell by their group, areas also as names of resources. */
export function textsOf({ shell, framework, areas, actions, words, moves }: Parts) {
  const names = Object.entries(areas).map(([area, { one, many }]) => [area, { name: `${one} |||| ${many}` }])
  return {
    ...shell,
    ...words,
    options: { ...words.options, ...actions.auditAreas, ...actions.actions },
    moves,
    areas,
    ra: framework,
    resources: Object.fromEntries(names) as Record<string, { name: string }>,
  }
}
