import { stepsOf } from '../../console/app/queue/queueSteps'

it.each([
  ['waits', 1, ['call', 'seat', 'cancel']],
  ['is called', 5, ['seat', 'call', 'pass', 'requeue', 'cancel']],
  ['is passed', 3, ['seat', 'requeue']],
  ['is seated', 2, []],
  ['is cancelled', 4, []],
] as const)(
  'a number that %s can be moved by staff as its state allows, the usual step first',
  (_what, state, steps) => {
    expect(stepsOf({ state })).toEqual(steps)
  },
)
