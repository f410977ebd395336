import { COMMISSION_STATE_CODES, commissionStateOf } from '@/domain/partner/commissionState'
import {
  canTransitionPartner,
  PARTNER_STATE_NAMES,
  PARTNER_STATES,
  partnerStateOf,
} from '@/domain/partner/partnerState'
import {
  canTransitionWithdrawal,
  WITHDRAWAL_STATE_NAMES,
  WITHDRAWAL_STATES,
  withdrawalStateOf,
} from '@/domain/partner/withdrawalState'

it('an application that is approved has the specified state 1', () => {
  expect(PARTNER_STATE_NAMES.map((name) => PARTNER_STATES[name].code)).toEqual([0, 1, 2, 3])
  expect(PARTNER_STATES.approved.code).toBe(1)
})

it('a member sends an application while it waits or was refused, and staff decide the rest', () => {
  const transitions = (by: 'member' | 'staff') =>
    PARTNER_STATE_NAMES.flatMap((from) =>
      PARTNER_STATE_NAMES.filter((to) => canTransitionPartner(from, to, by)).map((to) => `${from} ${to}`),
    )
  expect(transitions('member')).toEqual(['pending pending', 'refused pending'])
  expect(transitions('staff')).toEqual(['pending approved', 'pending refused', 'approved frozen', 'frozen approved'])
})

it('a withdrawal that was paid or refused never moves again', () => {
  const transitions = WITHDRAWAL_STATE_NAMES.map((from) =>
    WITHDRAWAL_STATE_NAMES.filter((to) => canTransitionWithdrawal(from, to)),
  )
  expect(transitions).toEqual([['processing', 'paid', 'refused'], ['paid', 'refused'], [], []])
})

it('a wire code leads back to its state', () => {
  expect(PARTNER_STATE_NAMES.map((name) => partnerStateOf(PARTNER_STATES[name].code))).toEqual(PARTNER_STATE_NAMES)
  expect(partnerStateOf(null)).toBeUndefined()
  const withdrawals = WITHDRAWAL_STATE_NAMES.map((name) => withdrawalStateOf(WITHDRAWAL_STATES[name].code))
  expect(withdrawals).toEqual(WITHDRAWAL_STATE_NAMES)
  expect(Object.values(COMMISSION_STATE_CODES).map(commissionStateOf)).toEqual(Object.keys(COMMISSION_STATE_CODES))
})
