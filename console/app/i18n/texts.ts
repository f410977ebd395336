import type { areas } from './en/areas'
import type { fields, options, sections } from './en/fields'
import type { shell } from './en/shell'
import type { framework } from './framework'

/** The texts of one language: English is the type, so that none is missing in Thai or Chinese. */
export interface Parts {
  shell: typeof shell
  areas: typeof areas
  fields: typeof fields
  options: typeof options
  sections: typeof sections
  framework: typeof framework
}

/** The texts as react-admin looks them up: those of the shell by their group, areas also as names of resources. */
export function textsOf({ shell, framework, areas, ...rest }: Parts) {
  const names = Object.entries(areas).map(([area, { one, many }]) => [area, { name: `${one} |||| ${many}` }])
  return {
    ...shell,
    ...rest,
    areas,
    ra: framework,
    resources: Object.fromEntries(names) as Record<string, { name: string }>,
  }
}
