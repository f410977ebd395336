import * as v from 'valibot'
import { queueContract as calls } from '../../contract/tables/queue'
import { rulesArea } from '../areas/area'

/** The restaurant is chosen above the forms. */
export const NEW_TYPE_CALL = { ...calls.createType, input: v.omit(calls.createType.input, ['storeId']) }

/** The form of a kind of table that guests queue for. */
export const TYPE = rulesArea({
  name: 'queueType',
  group: 'service',
  ...{ read: calls.read, update: calls.updateType },
  sections: [{ title: 'groups', fields: ['name', 'prefix', 'minPeople', 'maxPeople', 'minutes'] }],
})

/** What a new kind begins with. */
export const FIRST_TYPE = { minPeople: 1, maxPeople: 2, minutes: 10 }
