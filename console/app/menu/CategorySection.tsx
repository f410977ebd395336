import { Button } from '@mui/material'
import { EditButton, useLocaleState, useTranslate } from 'react-admin'
import { dishContract, type StaffDishRow } from '../../contract/menu/dish'
import { menuCategoryContract, type StaffMenuCategory } from '../../contract/menu/menuCategory'
import { inLanguage } from '../schema/inLanguage'
import { DishRow } from './DishRow'
import { moved } from '../list/moved'
import { NewButton } from '../list/NewButton'
import { OrderButtons } from '../form/fields/OrderButtons'
import { OrderedSection } from '../list/OrderedSection'
import { useDragOrder } from '../list/useDragOrder'
import { useStaffWrite } from '../form/calls/useStaffWrite'

interface CategorySectionProps {
  category: StaffMenuCategory
  dishes: readonly StaffDishRow[]
  /** Its place among the categories, and that of the last one. */
  at: number
  last: number
  mayEdit: boolean
  /** Nothing is filtered: the order can be changed. */
  isWhole: boolean
  busy: boolean
  onMove(id: string, to: number): void
}

/** A category of the menu with its dishes. */
export function CategorySection(props: CategorySectionProps) {
  const { category, dishes, mayEdit, isWhole } = props
  const { busy, write } = useStaffWrite()
  const [locale] = useLocaleState()
  const name = inLanguage(category.name, locale)
  const ids = dishes.map(({ id }) => id)
  const order = (id: string, to: number) =>
    void write(dishContract.order, { categoryId: category.id, ids: moved(ids, id, to) })
  const mayOrder = mayEdit && isWhole
  const drag = useDragOrder(ids, order, mayOrder && !busy)
  if (dishes.length === 0 && !isWhole) return null
  return (
    <OrderedSection title={name} count={dishes.length} buttons={<Buttons {...props} name={name} />}>
      {dishes.map((dish, at) => (
        <DishRow
          key={dish.id}
          dish={dish}
          mayEdit={mayEdit}
          drag={mayOrder ? drag(dish.id) : undefined}
          order={mayOrder ? { at, last: dishes.length - 1, busy, onMove: (to) => order(dish.id, to) } : undefined}
        />
      ))}
    </OrderedSection>
  )
}

function Buttons(props: CategorySectionProps & { name: string }) {
  const { name, category, dishes, at, last, mayEdit, isWhole, busy, onMove } = props
  const translate = useTranslate()
  const { write } = useStaffWrite()
  const { id, version } = category
  return (
    <>
      {mayEdit && isWhole && <OrderButtons {...{ name, at, last, busy }} onMove={(to) => onMove(id, to)} />}
      {mayEdit && (
        <>
          <EditButton
            resource="menuCategory"
            record={category}
            aria-label={`${translate('ra.action.edit')}: ${name}`}
          />
          <NewButton resource="dish" text="menu.newDish" given={{ categoryId: id }} />
        </>
      )}
      {mayEdit && isWhole && dishes.length === 0 && (
        <Button disabled={busy} onClick={() => void write(menuCategoryContract.archive, { id, version })}>
          {translate('menu.archive')}
        </Button>
      )}
    </>
  )
}
