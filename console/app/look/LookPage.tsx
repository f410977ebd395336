import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { Loading, ResourceContextProvider, Title, useTranslate } from 'react-admin'
import { type Layout, lookContract } from '../../contract/look/look'
import { LoadFailure } from '../list/LoadFailure'
import { BlockForm } from './BlockForm'
import { BlockList } from './BlockList'
import { COLUMNS } from '../pages/columns'
import { LookPages } from './LookPages'
import { LookSettings } from './LookSettings'
import { Preview } from '../pages/Preview'
import { PublishBar } from './PublishBar'
import { type LayoutKey, seenOf, useLayout, useLayoutWrite } from './useLayout'

const PARTS = ['pages', 'settings'] as const
type Part = (typeof PARTS)[number]

/** The look of the storefront: the blocks of its pages as drafts, its tab bar, advertisements and help, beside the storefront that shows them. */
export function LookPage() {
  const translate = useTranslate()
  const [part, setPart] = useState<Part>('pages')
  return (
    <ResourceContextProvider value="look">
      <Title title={translate('screens.look')} />
      <Tabs
        value={part}
        onChange={(_event, chosen: Part) => setPart(chosen)}
        variant="scrollable"
        aria-label={translate('screens.look')}
      >
        {PARTS.map((each) => (
          <Tab key={each} value={each} label={translate(`look.parts.${each}`)} />
        ))}
      </Tabs>
      {part === 'pages' ? <Pages /> : <LookSettings />}
    </ResourceContextProvider>
  )
}

function Pages() {
  const [place, setPlace] = useState<LayoutKey>({ page: 'index', target: '' })
  return (
    <>
      <LookPages place={place} onChange={setPlace} />
      <LayoutEditor key={place.page + place.target} place={place} />
    </>
  )
}

function LayoutEditor({ place }: { place: LayoutKey }) {
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
        <LayoutBar layout={layout} />
        {open ? (
          <BlockForm key={open.id} layout={layout} block={open} onClose={() => setOpenId(undefined)} />
        ) : (
          <BlockList layout={layout} onOpen={setOpenId} />
        )}
      </Box>
      <Preview route={routeOf(layout)} title="look.preview" revision={String(layout.revision)} />
    </Box>
  )
}

/** What becomes of the draft of a page. */
function LayoutBar({ layout }: { layout: Layout }) {
  const { busy, write } = useLayoutWrite(layout)
  const seen = seenOf(layout)
  return (
    <PublishBar
      drafted={layout}
      busy={busy}
      onMove={async (move) => (await write(lookContract[move], seen, `look.done.${move}`)) !== undefined}
      onRestore={async (versionId) =>
        (await write(lookContract.restore, { ...seen, versionId }, 'look.done.restore')) !== undefined
      }
    />
  )
}

function routeOf({ page, target }: LayoutKey): string {
  if (page === 'custom') return `/pages/order/other/custom?pid=${encodeURIComponent(target)}`
  return page === 'user' ? '/pages/index/my-index' : '/pages/index/index'
}
