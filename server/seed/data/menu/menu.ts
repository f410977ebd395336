import type { MenuCategory } from '../../notation'
import { desserts } from './desserts'
import { drinks } from './drinks'
import { grill } from './grill'
import { plantBased } from './plantBased'
import { popular } from './popular'
import { riceNoodles } from './riceNoodles'
import { salads } from './salads'
import { snacks } from './snacks'
import { soupsCurries } from './soupsCurries'

/** The whole menu of Sala Bistro, in the order of the category rail. */
export const MENU: readonly MenuCategory[] = [
  popular,
  soupsCurries,
  riceNoodles,
  salads,
  grill,
  snacks,
  plantBased,
  desserts,
  drinks,
]
