import { levelOf } from '@/domain/member/level'

test.each([
  [0, [0, 1000, 3000], 0],
  [999, [0, 1000, 3000], 0],
  [1000, [0, 1000, 3000], 1],
  [2999, [0, 1000, 3000], 1],
  [3_000_000, [0, 1000, 3000], 2],
  [500, [], 0],
  [500, [1000], 0],
])('growth %i of levels that begin at %j is level %i', (growth, begins, level) => {
  expect(levelOf(growth, begins)).toBe(level)
})
