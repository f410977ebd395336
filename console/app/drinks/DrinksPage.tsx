import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { drink } from '../areas/drink'
import { InnerList } from '../list/ListPage'
import { NewButton } from '../list/NewButton'
import { type StoreContent, StorePage } from '../store/StorePage'
import { HandOutDialog } from './HandOutDialog'

/** The drinks that a restaurant keeps for members, the next to end first. */
export function DrinksPage() {
  return <StorePage name="drinks" Content={Shelf} />
}

function Shelf({ storeId, stores }: StoreContent) {
  const translate = useTranslate()
  const [isHandingOut, setHandingOut] = useState(false)
  return (
    <Box sx={{ pt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        {stores}
        <Button variant="contained" onClick={() => setHandingOut(true)}>
          {translate('drinks.byCode')}
        </Button>
        <NewButton resource={drink.name} text="drinks.keep" given={{ storeId }} />
      </Box>
      <ResourceContextProvider value={drink.name}>
        <InnerList area={drink} filter={{ storeId }} begin={STORED_ONLY} />
      </ResourceContextProvider>
      {isHandingOut && <HandOutDialog storeId={storeId} onClose={() => setHandingOut(false)} />}
    </Box>
  )
}

const STORED_ONLY = { state: 'kept' }
