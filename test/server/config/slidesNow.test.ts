import { dayPartOf, type Moment, withSlidesAt } from '../../../server/modules/config/slidesNow'

const at = (clock: string) => dayPartOf(new Date(`2026-11-21T${clock}:00+07:00`))

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:00', 'midday'],
  ['14:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['22:00', 'night'],
  ['00:00', 'night'],
])('at %s at the stores it is %s', (clock, part) => {
  expect(at(clock)).toBe(part)
})

const slides = [
  { title: 'usual' },
  { title: 'soup', weather: 'rain' },
  { title: 'ice', weather: 'hot', dayPart: 'always' },
  { title: 'eggs', dayPart: 'morning' },
]

/** The titles that are shown, in their order. */
function shown(moment?: Partial<Moment>, given: object[] = slides): unknown[] {
  const now = moment && { part: 'evening' as const, weather: undefined, ...moment }
  return (withSlidesAt({ slides: given }, now).slides as { title: string }[]).map(({ title }) => title)
}

test.each<[string, Partial<Moment>, string[]]>([
  ['while the weather is not known, slides for some weather keep their place', {}, ['usual', 'soup', 'ice']],
  ['when it rains, its slide comes first and that for heat is left out', { weather: 'rain' }, ['soup', 'usual']],
  ['when it is hot, its slide comes first', { weather: 'hot' }, ['ice', 'usual']],
  ['in mild weather the usual ones are shown', { weather: 'mild' }, ['usual']],
  ['in the morning its slide comes first', { part: 'morning', weather: 'mild' }, ['eggs', 'usual']],
  ['a rainy morning has both', { part: 'morning', weather: 'rain' }, ['soup', 'eggs', 'usual']],
])('%s', (_what, moment, titles) => {
  expect(shown(moment)).toEqual(titles)
})

test('where no slide suits the moment all are shown', () => {
  expect(
    shown({ weather: 'mild' }, [
      { title: 'soup', weather: 'rain' },
      { title: 'eggs', dayPart: 'morning' },
    ]),
  ).toEqual(['soup', 'eggs'])
})

test('without a moment, as for a check of the form, all are shown in their order', () => {
  expect(shown()).toEqual(['usual', 'soup', 'ice', 'eggs'])
})

test('guests are not sent the times of slides, and what is no list stays what it is', () => {
  expect(withSlidesAt({ slides: [{ title: 'a', dayPart: 'night', weather: 'any' }] })).toEqual({
    slides: [{ title: 'a' }],
  })
  expect(withSlidesAt({ slides: 7 })).toEqual({ slides: 7 })
})

test('a time that is not known counts as any', () => {
  expect(
    shown({}, [
      { title: 'a', dayPart: 'tea', weather: 7 },
      { title: 'b', dayPart: 'morning' },
    ]),
  ).toEqual(['a'])
})
