import { storeChargesContract as calls } from '../../contract/store/storeCharges'
import { listArea } from './area'

/** VAT, service charge and the PromptPay account of each restaurant. */
export const storeCharges = listArea({
  name: 'storeCharges',
  group: 'money',
  ...{ list: calls.list, read: calls.read, update: calls.update },
  columns: ['name', 'vatRate', 'serviceRate', 'promptpayId'],
})
