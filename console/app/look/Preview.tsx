import { useQuery } from '@tanstack/react-query'
import { Box, Skeleton } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type Layout, lookContract } from '../../contract/look'
import { useStaffParts } from '../api/staffParts'
import type { Place } from './useLayout'

/** Tickets are valid for a quarter of an hour after their last use. */
const RENEW_MS = 5 * 60_000

/** The storefront on a phone, with the draft of a page. It reads the draft again when it changes. */
export function Preview({ layout }: { layout: Layout }) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const frame = useRef<HTMLIFrameElement>(null)
  const { data } = useQuery({
    queryKey: ['look', 'preview'],
    queryFn: () => client.call(lookContract.preview, {}),
    refetchInterval: RENEW_MS,
  })
  useEffect(() => {
    frame.current?.contentWindow?.postMessage('draft', window.location.origin)
  }, [layout.revision])
  if (!data) return <Skeleton variant="rounded" height={720} />
  return (
    <Box
      component="iframe"
      ref={frame}
      title={translate('look.preview')}
      src={`/?draft=${data.ticket}#${routeOf(layout)}`}
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

function routeOf({ page, target }: Place): string {
  if (page === 'custom') return `/pages/order/other/custom?pid=${encodeURIComponent(target)}`
  return page === 'user' ? '/pages/index/my-index' : '/pages/index/index'
}
