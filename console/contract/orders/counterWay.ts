import * as v from 'valibot'

/** How guests pay at the counter; `cardTerminal` is the restaurant's own, `transfer` a bank transfer that staff have seen. */
export const COUNTER_WAYS = ['cash', 'cardTerminal', 'transfer'] as const
export type CounterWay = (typeof COUNTER_WAYS)[number]

/** How the money at the counter came; without it, only that it came. */
export const counterWay = v.optional(v.picklist(COUNTER_WAYS))
