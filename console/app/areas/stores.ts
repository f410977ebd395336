import { storeContract as calls } from '../../contract/store/store'
import { type AreaRecord, listArea } from './area'

const setPaused = (paused: boolean) => ({
  call: calls.setPaused,
  fits: ({ state }: AreaRecord) => state !== 'notOpened' && (state === 'pausedNow') !== paused,
  input: ({ id, version }: AreaRecord) => ({ id, version, paused }),
})
const hasWifi = ({ wifiName }: Readonly<Record<string, unknown>>) => Boolean(wifiName)

/** The restaurants; `store` is what chooses one. */
export const stores = listArea({
  name: 'stores',
  group: 'stores',
  ...{ list: calls.list, read: calls.read, create: calls.create, update: calls.update },
  columns: ['name', 'state', 'runningOrders', 'tablesInUse', 'shown'],
  actions: [
    { ...setPaused(true), name: 'pauseStore', asks: true },
    { ...setPaused(false), name: 'openStore' },
    {
      ...{ name: 'openNewStore', call: calls.open, asks: true },
      fits: ({ state }) => state === 'notOpened',
      input: ({ id, version }) => ({ id, version }),
    },
  ],
  sections: [
    {
      title: 'guestsSee',
      fields: [
        'name',
        'shortName',
        'address',
        'regionId',
        'tel',
        'place',
        'notice',
        'intro',
        'image',
        'images',
        'shown',
        'sort',
      ],
    },
    { title: 'copied', hint: 'copiedHint', fields: ['copyFrom'] },
    { title: 'openingHours', fields: ['weekHours', 'specialDays'] },
    { title: 'ordering', fields: ['dining', 'minAmounts', 'payMode', 'services'] },
    { title: 'deliveryArea', fields: ['ground', 'feeSteps', 'freeFrom'] },
    { title: 'times', fields: ['minutesMin', 'minutesMax', 'slots'] },
    { title: 'wifi', fields: ['wifiName', 'wifiPassword', 'wifiHidden'] },
  ],
  when: { wifiPassword: hasWifi, wifiHidden: hasWifi },
})
