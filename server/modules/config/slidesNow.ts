import * as v from 'valibot'
import { type DayPart, type SlideWeather, slideTimes } from '../../../console/contract/look/slideTimes'
import { minuteOf } from '../../../src/domain/time/storeClock'

/** Conditions by which slides are selected. */
export interface Moment {
  part: Exclude<DayPart, 'always'>
  /** The weather at the store; undefined while it is not known. */
  weather: Exclude<SlideWeather, 'any'> | 'mild' | undefined
}

/** The parts of the day with their first hours, the last first; before all of them it is night. */
const PARTS = [
  [22, 'night'],
  [17, 'evening'],
  [14, 'afternoon'],
  [11, 'midday'],
  [5, 'morning'],
] as const

/** The part of the day at the stores. */
export function dayPartOf(now: Date): Moment['part'] {
  const hour = minuteOf(now) / 60
  return PARTS.find(([from]) => hour >= from)?.[1] ?? 'night'
}

type Data = Record<string, unknown>
const times = v.object({
  dayPart: v.fallback(slideTimes.dayPart, 'always'),
  weather: v.fallback(slideTimes.weather, 'any'),
})

/**
 * The data of a block with the slides to show, those that are meant for this moment first, without their times. One for another part of the
 * day or other weather is left out; one for some weather stays in its place while the weather is not known. Where nothing is left, or without a
 * moment, all are shown.
 */
export function withSlidesAt(data: Data, moment?: Moment): Data {
  const { slides } = data
  return Array.isArray(slides) ? { ...data, slides: slidesAt(slides.map(Object), moment) } : data
}

function slidesAt(slides: readonly Data[], moment?: Moment): Data[] {
  const timed = slides.map(({ dayPart, weather, ...slide }) => ({ slide, ...v.parse(times, { dayPart, weather }) }))
  const shown = moment ? timed.filter((one) => isFor(one, moment)) : timed
  const meant = moment ? shown.filter((one) => matchesMoment(one, moment)) : []
  const rest = shown.filter((one) => !meant.includes(one))
  return (shown.length > 0 ? [...meant, ...rest] : timed).map(({ slide }) => slide)
}

type Times = v.InferOutput<typeof times>

function isFor({ dayPart, weather }: Times, now: Moment): boolean {
  const suitsHour = dayPart === 'always' || dayPart === now.part
  return suitsHour && (weather === 'any' || now.weather === undefined || weather === now.weather)
}

const matchesMoment = ({ dayPart, weather }: Times, now: Moment) => dayPart === now.part || weather === now.weather
