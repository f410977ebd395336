import { INVITE_STATE_NAMES } from '@/contract/constants/invitation'
import { packetContent } from '@/domain/invitation/inviteReward'
import {
  meetsCondition,
  newcomerFault,
  type NewcomerFacts,
  nextStep,
  reachedSteps,
} from '@/domain/invitation/inviteRules'
import { INVITE_STATES, inviteStateOf } from '@/domain/invitation/inviteState'

const NEW: NewcomerFacts = { own: false, phoneSeen: false, deviceSeen: false, payerSeen: false, hasOrdered: false }

describe('a newcomer', () => {
  it.each<[Partial<NewcomerFacts>, string | null]>([
    [{}, null],
    [{ own: true }, 'own'],
    [{ phoneSeen: true }, 'phone'],
    [{ deviceSeen: true }, 'device'],
    [{ payerSeen: true }, 'payer'],
    [{ hasOrdered: true }, 'ordered'],
    [{ own: true, deviceSeen: true }, 'own'],
    [{ deviceSeen: true, phoneSeen: true }, 'phone'],
  ])('with %j is refused as %s', (facts, fault) => {
    expect(newcomerFault({ ...NEW, ...facts })).toBe(fault)
  })
})

describe('an order meets the condition', () => {
  const joinedAt = new Date('2026-11-21T12:00:00+07:00')
  const until = new Date('2026-12-21T12:00:00+07:00')
  it.each([
    ['minAmount', 20_000, '2026-11-21T12:00:00+07:00', true],
    ['minAmount', 19_999, '2026-11-22T12:00:00+07:00', false],
    ['minAmount', 20_001, '2026-12-21T11:59:59+07:00', true],
    ['minAmount', 20_001, '2026-12-21T12:00:00+07:00', false],
    ['minAmount', 20_001, '2026-11-21T11:59:59+07:00', false],
    ['firstOrder', 1, '2026-11-22T12:00:00+07:00', true],
    ['firstOrder', 0, '2026-11-22T12:00:00+07:00', false],
    ['register', 50_000, '2026-11-22T12:00:00+07:00', false],
  ] as const)('%s with %i satang at %s: %s', (condition, money, at, meets) => {
    const order = { money, createdAt: new Date(at) }
    expect(meetsCondition(order, { condition, minAmount: 20_000 }, { joinedAt, until })).toBe(meets)
  })
})

describe('the steps', () => {
  const steps = [{ friends: 5 }, { friends: 1 }, { friends: 3 }]
  it.each([
    [0, 0, 1, 1],
    [1, 1, 3, 2],
    [3, 2, 5, 2],
    [4, 2, 5, 1],
    [5, 3, null, null],
    [9, 3, null, null],
  ])('with %i friends: %i reached, the next is at %s, %s missing', (friends, reached, next, missing) => {
    expect(reachedSteps(steps, friends)).toHaveLength(reached)
    const found = nextStep(steps, friends)
    expect([found?.step.friends ?? null, found?.missing ?? null]).toEqual([next, missing])
  })
})

describe('a packet', () => {
  const packet = { kind: 'packet', templateIds: [] as string[], min: 2000, max: 10_000, openDays: 7 } as const
  it.each([
    [0, 2000],
    [1, 2100],
    [80, 10_000],
  ])('holds whole baht within its range: %i gives %i', (number, amount) => {
    expect(packetContent(packet, () => number)).toEqual({ kind: 'balance', amount })
  })

  it('can hold every amount of its range, and no other', () => {
    packetContent(packet, (limit) => {
      expect(limit).toBe(81)
      return 0
    })
  })

  it('of coupons holds one of them', () => {
    const coupons = { ...packet, templateIds: ['a', 'b'] }
    expect(packetContent(coupons, (limit) => limit - 1)).toEqual({ kind: 'coupon', templateId: 'b' })
  })
})

describe('the states of an invitation', () => {
  it('have the specified codes, and an invalid one stays so', () => {
    expect(INVITE_STATE_NAMES.map((name) => INVITE_STATES[name].code)).toEqual([1, 2, 3, 4])
    expect(INVITE_STATES.invalid.to).toEqual([])
  })
})

it('a wire code leads back to its state', () => {
  expect(INVITE_STATE_NAMES.map((name) => inviteStateOf(INVITE_STATES[name].code))).toEqual(INVITE_STATE_NAMES)
})
