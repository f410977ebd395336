import * as v from 'valibot'

/** Parts of the day that a slide can be for; `always` for all of them. */
export const DAY_PARTS = ['always', 'morning', 'midday', 'afternoon', 'evening', 'night'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** Kinds of weather that a slide can be for; `any` for all of them. */
export const SLIDE_WEATHERS = ['any', 'rain', 'hot', 'cool'] as const
export type SlideWeather = (typeof SLIDE_WEATHERS)[number]

/** When a slide is shown: the server chooses, so guests' apps are not sent it. */
export const slideTimes = {
  dayPart: v.optional(v.picklist(DAY_PARTS), 'always'),
  weather: v.optional(v.picklist(SLIDE_WEATHERS), 'any'),
}
