import type { StaffDrink } from '../../contract/tables/drinks'

type Translate = (key: string, args: Record<string, string | number>) => string

/** How much of a drink something is: `2 bottles`, or `65%` of an opened bottle. */
export const drinkAmount = (
  translate: Translate,
  { storageKind, unit }: Pick<StaffDrink, 'storageKind' | 'unit'>,
  amount: number,
): string => (storageKind === 'opened' ? `${amount}%` : translate(`drinks.units.${unit}`, { smart_count: amount }))
