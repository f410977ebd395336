import { couponTemplateContract as calls } from '../../contract/coupons/couponTemplate'
import { listArea } from './area'

export const couponTemplate = listArea({
  name: 'couponTemplate',
  group: 'coupons',
  ...{ list: calls.list, read: calls.read, create: calls.create, update: calls.update },
  columns: ['name', 'kind', 'value', 'state', 'issued', 'total'],
  sale: {
    call: calls.setOnSale,
    isOn: ({ state }) => state !== 'paused',
    input: ({ id, version }, onSale) => ({ id, version, onSale }),
  },
  sections: [
    { title: 'guestsSee', fields: ['name', 'description', 'image', 'sort'] },
    { title: 'worth', fields: ['kind', 'value', 'maxDiscount', 'buyNum', 'getNum', 'minAmount'] },
    { title: 'validity', fields: ['validRule', 'startAt', 'endAt', 'validDays'] },
    {
      title: 'use',
      fields: ['scenes', 'storeIds', 'goodsRule', 'goodsIds', 'useTimes', 'perOrder', 'giftable', 'stacks'],
    },
    {
      title: 'claim',
      fields: ['inCentre', 'claimFrom', 'claimUntil', 'receiver', 'level', 'total', 'perPerson', 'perDay'],
    },
  ],
  when: {
    maxDiscount: ({ kind }) => kind === 'percent',
    buyNum: ({ kind }) => kind === 'buyGet',
    getNum: ({ kind }) => kind === 'buyGet' || kind === 'freeItem',
    startAt: ({ validRule }) => validRule === 'fixed',
    endAt: ({ validRule }) => validRule === 'fixed',
    validDays: ({ validRule }) => validRule !== 'fixed',
    goodsIds: ({ goodsRule }) => goodsRule !== 'all',
    level: ({ receiver }) => receiver === 'level',
  },
})
