import type { StaffAccountWithLink } from '../../contract/staff/staffAccount'
import { staffAccountContract as calls } from '../../contract/staff/staffAccount'
import { type AreaRecord, listArea, type Once } from './area'

/** The link of a reply as its person opens it. */
function linkOf(reply: unknown): Once | null {
  const { link, endsAt } = reply as StaffAccountWithLink
  return link === null ? null : { lines: [new URL(link, location.origin).href], until: endsAt }
}

const isActive = ({ active }: AreaRecord) => active === true
const seen = ({ id, version }: AreaRecord) => ({ id, version })

/** The people of the console. */
export const staffAccount = listArea({
  name: 'staffAccount',
  group: 'team',
  ...{ list: calls.list, create: calls.create, update: calls.update },
  columns: ['name', 'email', 'role', 'storeIds', 'password', 'active'],
  shownOnce: linkOf,
  actions: [
    { name: 'renewLink', call: calls.renewLink, fits: isActive, input: seen, asks: true, shownOnce: linkOf },
    { name: 'signOut', call: calls.signOut, fits: isActive, input: ({ id }) => ({ id }), asks: true },
    {
      ...{ name: 'remove', call: calls.setActive, fits: isActive, asks: true },
      input: (record) => ({ ...seen(record), active: false }),
    },
    {
      ...{ name: 'readmit', call: calls.setActive, fits: (record) => !isActive(record), asks: true },
      input: (record) => ({ ...seen(record), active: true }),
    },
  ],
})
