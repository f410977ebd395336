import { textsOf } from '../texts'
import * as actions from './actions'
import { areas } from './areas'
import * as words from './fields'
import { framework } from './framework'
import { moves } from './moves'
import { shell } from './shell'

export const texts = textsOf({ shell, areas, actions, words, moves, framework })
