import { CircularProgress } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import type { Screen } from '../areas/screens'
import { StoreSelect } from './StoreSelect'
import { useStoreChoice } from './useStoreChoice'

/** What a page of one restaurant shows. */
export interface StoreContent {
  storeId: string
  /** Chooses another restaurant. */
  stores: ReactNode
}

/** A page of the restaurant that this device has chosen. */
export function StorePage({ name, Content }: Pick<Screen, 'name'> & { Content: ComponentType<StoreContent> }) {
  const translate = useTranslate()
  const choice = useStoreChoice(true)
  return (
    <>
      <Title title={translate(`screens.${name}`)} />
      {choice.storeId ? (
        <Content key={choice.storeId} storeId={choice.storeId} stores={<StoreSelect {...choice} />} />
      ) : (
        <CircularProgress aria-label={translate('ra.page.loading')} />
      )}
    </>
  )
}
