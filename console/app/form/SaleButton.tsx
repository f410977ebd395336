import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@mui/material'
import { useState, type MouseEvent } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Area, AreaRecord } from '../areas/area'
import { submitFailure } from './calls/submitFailure'
import { useStaffParts } from '../api/staffParts'

/** Puts a record on sale or takes it off. */
export function SaleButton({ area, record }: { area: Area; record: AreaRecord }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { sale } = area
  if (!sale) return null
  const isOn = sale.isOn(record)

  const toggle = async (event: MouseEvent) => {
    event.stopPropagation()
    setBusy(true)
    try {
      await client.call(sale.call, sale.input(record, !isOn))
      notify('form.saved', { type: 'success' })
    } catch (error) {
      const failure = submitFailure(error)
      const text = failure.kind === 'conflict' ? 'conflict.title' : 'form.noReply'
      notify('text' in failure ? failure.text : text, { type: 'error' })
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: [area.name] })
    }
  }
  return (
    <Button
      size="small"
      color={isOn ? 'inherit' : 'primary'}
      disabled={busy}
      onClick={toggle}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate(isOn ? 'list.takeOff' : 'list.putOn')}
    </Button>
  )
}
