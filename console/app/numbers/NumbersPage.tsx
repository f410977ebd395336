import Download from '@mui/icons-material/Download'
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { MOST_DAYS, numbersContract, type SpanNumbers } from '../../contract/numbers'
import { useStaffParts } from '../api/staffParts'
import { saveTable } from '../form/saveFile'
import { useServerCall } from '../form/useServerCall'
import { LoadFailure } from '../list/LoadFailure'
import { StoreSelect } from '../orders/StoreSelect'
import { useStoreChoice } from '../orders/useStoreChoice'
import { DishTable, NumberCharts, WayTables } from './NumberParts'
import { NumberTiles } from './NumberTiles'
import { SpanFields, todaysSpan } from './SpanFields'
import { lengthOf, type Span } from './spans'

/** What the restaurant did in some days: sums, charts and tables, and all of them as a file. */
export function NumbersPage() {
  const translate = useTranslate()
  const choice = useStoreChoice()
  const [span, setSpan] = useState(todaysSpan)
  const { storeId } = choice
  const isTooLong = lengthOf(span) > MOST_DAYS
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 1200 }}>
      <Title title={translate('screens.numbers')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <SpanFields span={span} onChange={setSpan} />
        <StoreSelect {...choice} />
        {storeId !== undefined && !isTooLong && <FileButton span={span} storeId={storeId} />}
      </Box>
      {isTooLong && <Alert severity="warning">{translate('numbers.tooLong', { days: MOST_DAYS })}</Alert>}
      {storeId === undefined && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {storeId !== undefined && !isTooLong && <SpanOfStore span={span} storeId={storeId} />}
    </Box>
  )
}

/** The input of both calls; an empty store is all of them. */
const askedOf = ({ from, to }: Span, storeId: string) => ({ from, to, ...(storeId && { storeId }) })

interface SpanOfStoreProps {
  span: Span
  storeId: string
}

function SpanOfStore({ span, storeId }: SpanOfStoreProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const { data, isError } = useQuery({
    // Names of dishes and stores come in the language of staff.
    queryKey: ['numbers', span.from, span.to, storeId, locale],
    queryFn: () => client.call(numbersContract.span, askedOf(span, storeId)),
    networkMode: 'always',
    retry: false,
  })
  if (isError) return <LoadFailure />
  if (!data) return <CircularProgress aria-label={translate('ra.page.loading')} />
  if (isEmpty(data)) return <Typography color="text.secondary">{translate('numbers.none')}</Typography>
  return (
    <>
      <NumberTiles numbers={data} />
      <NumberCharts byDay={data.byDay} byHour={data.byHour} />
      <WayTables byWay={data.byWay} byPayment={data.byPayment} />
      <DishTable dishes={data.byDish} allStores={storeId === ''} />
    </>
  )
}

const isEmpty = ({ sales, placed, byPayment }: SpanNumbers) =>
  sales.count === 0 && placed.count === 0 && byPayment.length === 0

/** Saves the numbers as a file for spreadsheets. */
function FileButton({ span, storeId }: SpanOfStoreProps) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const { busy, problem, run } = useServerCall()
  const save = () => run(async () => saveTable(await client.call(numbersContract.file, askedOf(span, storeId))))
  return (
    <>
      <Button variant="outlined" startIcon={<Download />} disabled={busy} onClick={() => void save()}>
        {translate('numbers.csv')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  )
}
