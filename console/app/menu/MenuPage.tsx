import ImportExport from '@mui/icons-material/ImportExport'
import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { dishContract, type StaffDishRow } from '../../contract/menu/dish'
import { menuCategoryContract, type StaffMenuCategory } from '../../contract/menu/menuCategory'
import { LoadFailure } from '../list/LoadFailure'
import { type StoreChoice, useStoreChoice } from '../store/useStoreChoice'
import { CategorySection } from './CategorySection'
import { MenuFilters } from './MenuFilters'
import { moved } from '../list/moved'
import { NewButton } from '../list/NewButton'
import { useMayCall } from '../form/calls/useMayCall'
import { useStaffWrite } from '../form/calls/useStaffWrite'
import { isWholeMenu, NOTHING_WANTED, useMenu } from './useMenu'

// Loaded when it is opened.
const SheetDialog = lazy(async () => ({ default: (await import('./sheet/SheetDialog')).SheetDialog }))

/** The menu of a store: its categories with their dishes, in the order in which guests see them. */
export function MenuPage() {
  const translate = useTranslate()
  const [wanted, setWanted] = useState(NOTHING_WANTED)
  const stores = useStoreChoice(true)
  const { categories, dishes, failed } = useMenu(stores.storeId, wanted)
  const mayEdit = useMayCall(dishContract.update)
  return (
    <>
      <Title title={translate('screens.menu')} />
      <MenuFilters {...{ stores, wanted }} onChange={setWanted} />
      {mayEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          <NewButton resource="menuCategory" text="menu.newCategory" given={{ storeId: stores.storeId }} />
          {stores.storeId && <SheetButton {...stores} storeId={stores.storeId} />}
        </Box>
      )}
      {failed && <LoadFailure />}
      {categories && dishes ? (
        <Sections {...{ categories, dishes, mayEdit }} isWhole={isWholeMenu(wanted)} />
      ) : (
        !failed && <Loading />
      )}
    </>
  )
}

function SheetButton({ storeId, stores }: { storeId: string; stores: StoreChoice['stores'] }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const storeName = stores.find(({ id }) => id === storeId)?.name ?? ''
  return (
    <>
      <Button startIcon={<ImportExport />} onClick={() => setOpen(true)}>
        {translate('sheet.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SheetDialog {...{ storeId, storeName }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface SectionsProps {
  categories: readonly StaffMenuCategory[]
  dishes: readonly StaffDishRow[]
  mayEdit: boolean
  isWhole: boolean
}

function Sections({ categories, dishes, mayEdit, isWhole }: SectionsProps) {
  const translate = useTranslate()
  const { busy, write } = useStaffWrite()
  const ids = categories.map(({ id }) => id)
  const storeId = categories[0]?.storeId ?? ''
  const order = (from: string, to: number) =>
    void write(menuCategoryContract.order, { storeId, ids: moved(ids, from, to) })
  const empty = isWhole ? categories.length === 0 : dishes.length === 0
  return (
    <>
      {empty && <Typography sx={{ mt: 2 }}>{translate(isWhole ? 'list.none' : 'list.noMatch')}</Typography>}
      {categories.map((category, at) => (
        <CategorySection
          key={category.id}
          {...{ category, mayEdit, isWhole, busy, at }}
          dishes={dishes.filter(({ categoryId }) => categoryId === category.id)}
          last={categories.length - 1}
          onMove={order}
        />
      ))}
    </>
  )
}
