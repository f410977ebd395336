import type { Reply } from '../../../src/contract/endpoint'
import { codeBatchContract as calls } from '../../contract/coupons/codeBatch'
import { listArea } from './area'

export const codeBatch = listArea({
  name: 'codeBatch',
  group: 'coupons',
  ...{ list: calls.list, create: calls.create },
  columns: ['name', 'kind', 'amount', 'state', 'issued', 'used', 'createdAt'],
  sale: {
    call: calls.setStopped,
    isOn: ({ state }) => state !== 'stopped',
    input: ({ id, version }, on) => ({ id, version, stopped: !on }),
  },
  sections: [
    { title: 'content', fields: ['name', 'kind', 'coupons', 'amount', 'count'] },
    { title: 'period', fields: ['validFrom', 'validUntil', 'perPerson'] },
  ],
  when: {
    coupons: ({ kind }) => kind === 'coupon',
    amount: ({ kind }) => kind === 'balance',
  },
  shownOnce: (reply) => {
    const { codes } = reply as Reply<typeof calls.create>
    return codes && { lines: codes }
  },
})
