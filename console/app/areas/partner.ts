import { PARTNER_STATES } from '../../../src/domain/partner/partnerState'
import { WITHDRAWAL_STATES } from '../../../src/domain/partner/withdrawalState'
import { partnerContract as calls } from '../../contract/members/partner'
import { type AreaRecord, listArea } from './area'

const { pending, approved, frozen } = PARTNER_STATES
const { waiting, processing } = WITHDRAWAL_STATES

const isIn =
  (...states: readonly { code: number }[]) =>
  ({ state }: AreaRecord) =>
    states.some(({ code }) => code === state)

/** Distributors: applications to review, partners to freeze. */
export const partner = listArea({
  name: 'partner',
  group: 'growth',
  ...{ list: calls.list, read: calls.read },
  columns: ['name', 'phone', 'stateFormat', 'appliedAt', 'fansCount', 'totalIncome', 'available'],
  facts: ['memberName', 'answers', 'orderCount', 'reason', 'staffName'],
  details: {
    lists: [],
    actionForms: [
      { name: 'review', call: calls.review, fits: isIn(pending) },
      { name: 'setFrozen', call: calls.setFrozen, fits: isIn(approved, frozen) },
    ],
  },
})

/** Withdrawals of distributors, to be marked as paid or refused. */
export const withdrawal = listArea({
  name: 'withdrawal',
  group: 'growth',
  list: calls.withdrawals,
  columns: ['no', 'partnerName', 'stateFormat', 'arrives', 'payBy', 'reference', 'staffName'],
  facts: ['amount', 'bank', 'account', 'accountName', 'createdAt', 'reason'],
  files: [{ name: 'createBankFile', call: calls.createBankFile, asks: 'consent', again: calls.bankFile }],
  actions: [
    {
      name: 'saveBankFile',
      call: calls.bankFile,
      fits: ({ fileId }) => fileId !== null,
      input: ({ fileId }) => ({ id: fileId }),
      saves: true,
    },
  ],
  details: {
    lists: [],
    actionForms: [
      { name: 'markPaid', call: calls.markPaid, fits: isIn(waiting, processing) },
      { name: 'refuse', call: calls.refuse, fits: isIn(waiting, processing) },
    ],
  },
})
