import { useQuery } from '@tanstack/react-query'
import { Box, Skeleton } from '@mui/material'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { lookContract } from '../../contract/look/look'
import { useStaffParts } from '../api/staffParts'

/** Tickets are valid for a quarter of an hour after their last use. */
const RENEW_MS = 5 * 60_000

/** Where the storefront in the frame keeps its language, in Taro's format (`src/platform/storage/storage.ts`). */
const LOCALE_ITEM = 'draft.locale'

interface PreviewProps {
  /** The page of the storefront, with its query. */
  route: string
  /** The title of the frame. */
  title: 'look.preview' | 'form.preview'
  /** Changes with what is shown: the storefront then reads the draft again. */
  revision: string
  /** Starts again instead, because settings are read once. */
  restarts?: boolean
}

/** The storefront on a phone, with the drafts of its pages, in the language of the console. */
export function Preview({ route, title, revision, restarts = false }: PreviewProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const frame = useRef<HTMLIFrameElement>(null)
  const { data } = useQuery({
    queryKey: ['look', 'preview'],
    queryFn: () => client.call(lookContract.preview, {}),
    refetchInterval: RENEW_MS,
  })
  // Before the scripts of the frame are there: these read it once.
  useLayoutEffect(() => localStorage.setItem(LOCALE_ITEM, JSON.stringify({ data: locale })), [locale])
  useEffect(() => {
    frame.current?.contentWindow?.postMessage('draft', window.location.origin)
  }, [revision])
  if (!data) return <Skeleton variant="rounded" height={720} />
  return (
    <Box
      component="iframe"
      key={`${locale} ${restarts ? revision : route}`}
      ref={frame}
      title={translate(title)}
      src={`/?draft=${data.ticket}#${route}`}
      sx={FRAME}
    />
  )
}

const FRAME = {
  position: { md: 'sticky' },
  top: { md: 64 },
  width: '100%',
  height: 'min(844px, calc(100vh - 80px))',
  minHeight: 480,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
}
