import { textsOf } from '../texts'
import * as actions from './actions'
import { areas } from './areas'
import * as fields from './fields'
import { framework } from './framework'
import { recordActions } from './recordActions'
import { shell } from './shell'

export const texts = textsOf({ shell, areas, actions, fields, recordActions, framework })
