import * as v from 'valibot'
import { diningTableContract as calls } from '../../../contract/tables/diningTable'
import { rulesArea } from '../../areas/area'

/** The form that renames an area: the restaurant and the name that it has are known. */
export const RENAME_CALL = { ...calls.renameArea, input: v.omit(calls.renameArea.input, ['storeId', 'shown']) }
export const RENAME_FORM = rulesArea({
  name: 'diningTable',
  group: 'stores',
  ...{ read: calls.list, update: RENAME_CALL },
})
