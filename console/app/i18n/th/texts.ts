import { textsOf } from '../texts'
import { areas } from './areas'
import { fields, options, sections } from './fields'
import { frameworkWith } from '../framework'
import { framework } from './framework'
import { shell } from './shell'

export const texts = textsOf({ shell, areas, fields, options, sections, framework: frameworkWith(framework) })
