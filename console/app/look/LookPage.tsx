import { Box } from '@mui/material'
import { useState } from 'react'
import { Loading, ResourceContextProvider, Title, useTranslate } from 'react-admin'
import type { Layout } from '../../contract/look'
import { LoadFailure } from '../list/LoadFailure'
import { BlockForm } from './BlockForm'
import { BlockList } from './BlockList'
import { LookPages } from './LookPages'
import { Preview } from './Preview'
import { PublishBar } from './PublishBar'
import { type Place, useLayout } from './useLayout'

/** The look of the storefront: the blocks of its pages as drafts, beside the storefront that shows them. */
export function LookPage() {
  const translate = useTranslate()
  const [place, setPlace] = useState<Place>({ page: 'index', target: '' })
  return (
    <ResourceContextProvider value="look">
      <Title title={translate('screens.look')} />
      <LookPages place={place} onChange={setPlace} />
      <LayoutEditor key={place.page + place.target} place={place} />
    </ResourceContextProvider>
  )
}

function LayoutEditor({ place }: { place: Place }) {
  const { data: layout, isError } = useLayout(place)
  if (isError) return <LoadFailure />
  return layout ? <Editor layout={layout} /> : <Loading />
}

function Editor({ layout }: { layout: Layout }) {
  const [openId, setOpenId] = useState<string>()
  const open = layout.blocks.find(({ id }) => id === openId)
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ minWidth: 0 }}>
        <PublishBar layout={layout} />
        {open ? (
          <BlockForm key={open.id} layout={layout} block={open} onClose={() => setOpenId(undefined)} />
        ) : (
          <BlockList layout={layout} onOpen={setOpenId} />
        )}
      </Box>
      <Preview layout={layout} />
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 390px' },
}
