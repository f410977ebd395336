import { CircularProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { numbersContract, type SpanNumbers } from '../../contract/numbers/numbers'
import { useStaffParts } from '../api/staffParts'
import { LoadFailure } from '../list/LoadFailure'
import { DishTable, NumberCharts, WayTables } from './NumberParts'
import { NumberTiles } from './NumberTiles'
import type { NumbersQuery } from './spans'

/** Orders, sales and money. */
export function SalesPart({ query }: { query: NumbersQuery }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { client } = useStaffParts()
  const { data, isError } = useQuery({
    // Names of dishes and stores come in the language of staff.
    queryKey: ['numbers', query, locale],
    queryFn: () => client.call(numbersContract.span, query),
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
      <DishTable dishes={data.byDish} allStores={query.storeId === undefined} />
    </>
  )
}

const isEmpty = ({ sales, placed, byPayment }: SpanNumbers) =>
  sales.count === 0 && placed.count === 0 && byPayment.length === 0
