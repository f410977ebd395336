import { Alert, Box, Button, Chip, CircularProgress, Typography } from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { tillContract, type TillRedemption } from '../../contract/till/till'
import { useStaffParts } from '../api/staffParts'
import { useServerCall } from '../form/calls/useServerCall'
import { useWhenText } from '../i18n/whenText'
import { LoadFailure } from '../list/LoadFailure'
import { useNow } from '../live/useNow'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { TILL } from './useTill'

/** Uses that are shown at first, and by each "more". */
const STEP = 20
/** The most that the server lists at once. */
const MOST = 100

/** What was used at the tills of this restaurant, each with its undo while there is time. */
export function RecentUses({ storeId }: { storeId: string }) {
  const translate = useTranslate()
  const [pageSize, setPageSize] = useState(STEP)
  const { data, isError } = useUses(storeId, pageSize)
  const undo = useUndo(storeId)
  return (
    <section aria-labelledby="uses">
      <Typography id="uses" variant="h2">
        {translate('till.uses.title')}
      </Typography>
      {data && <UseList {...data} onUndo={undo.ask} />}
      {!data && (isError ? <LoadFailure /> : <CircularProgress aria-label={translate('ra.page.loading')} />)}
      {data && data.total > data.list.length && pageSize < MOST && (
        <Button onClick={() => setPageSize(pageSize + STEP)}>{translate('till.uses.more')}</Button>
      )}
      {undo.pending && (
        <ConfirmDialog
          title={translate('till.uses.undoTitle', { name: undo.pending.name })}
          action={translate('till.uses.undo')}
          disabled={undo.busy}
          onConfirm={undo.confirm}
          onClose={undo.close}
        >
          <Typography>{translate('till.uses.undoText')}</Typography>
          {undo.problem && <Alert severity="error">{undo.problem}</Alert>}
        </ConfirmDialog>
      )}
    </section>
  )
}

interface UseListProps {
  list: readonly TillRedemption[]
  clockOffset: number
  onUndo(use: TillRedemption): void
}

function UseList({ list, clockOffset, onUndo }: UseListProps) {
  const translate = useTranslate()
  const now = useNow(clockOffset)
  if (list.length === 0) return <Typography color="text.secondary">{translate('till.uses.none')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {list.map((use) => (
        <UseRow
          key={use.id}
          use={use}
          mayUndo={use.voidUntil !== null && Date.parse(use.voidUntil) > now}
          onUndo={() => onUndo(use)}
        />
      ))}
    </Box>
  )
}

function useUses(storeId: string, pageSize: number) {
  const { client } = useStaffParts()
  const [locale] = useLocaleState()
  return useQuery({
    // Names come in the language of staff.
    queryKey: [TILL, storeId, pageSize, locale],
    queryFn: async () => {
      const page = await client.call(tillContract.list, { storeId, page: 1, pageSize })
      return { ...page, clockOffset: Date.parse(page.serverTime) - Date.now() }
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  })
}

/** Undoes a use after a question. */
function useUndo(storeId: string) {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const [pending, setPending] = useState<TillRedemption>()
  const { busy, problem, run } = useServerCall()
  /** Resolves to whether it was undone. */
  const confirm = async () => {
    let isUndone = false
    await run(async () => {
      try {
        if (pending) await client.call(tillContract.undo, { id: pending.id })
        isUndone = true
      } finally {
        await queries.invalidateQueries({ queryKey: [TILL, storeId] })
      }
    })
    return isUndone
  }
  return { pending, busy, problem, ask: setPending, confirm, close: () => setPending(undefined) }
}

interface UseRowProps {
  use: TillRedemption
  mayUndo: boolean
  onUndo(): void
}

function UseRow({ use, mayUndo, onUndo }: UseRowProps) {
  const translate = useTranslate()
  const { id, name, kind, amount, discount, left, at, voidedAt } = use
  const when = useWhenText()
  return (
    <Box
      component="li"
      data-use={id}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name} {voidedAt && <Chip size="small" label={translate('till.uses.undone')} />}
        </Typography>
        <Typography>{`${moneyText(amount)} ${moneyText(-discount)} = ${moneyText(left)}`}</Typography>
        <Typography variant="body2" color="text.secondary">
          {`${translate(`till.kinds.${kind}`)} · ${when(at)}`}
        </Typography>
      </Box>
      {mayUndo && (
        <Button variant="outlined" aria-label={`${translate('till.uses.undo')}: ${name}`} onClick={onUndo}>
          {translate('till.uses.undo')}
        </Button>
      )}
    </Box>
  )
}
