import { useQuery } from '@tanstack/react-query'
import { Alert, Box, Button, CircularProgress, TextField, Typography } from '@mui/material'
import Print from '@mui/icons-material/Print'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { moneyText } from '../../../../src/domain/money/money'
import { dayOf, dayText, isoText } from '../../../../src/domain/time/storeClock'
import { moneyContract } from '../../../contract/numbers/money'
import { useStaffParts } from '../../api/staffParts'
import { useWhenText } from '../../i18n/whenText'
import { LoadFailure } from '../../list/LoadFailure'
import { type DayFigures, useDayTexts } from './dayTexts'
import { FigureSection, FigureTable } from './FigureTable'
import { Paper } from '../printing/Paper'
import { Rows } from '../printing/ReceiptPaper'
import { StoreSelect } from '../../store/StoreSelect'
import { ORDERS_KEY } from '../../live/useLive'
import { useStoreChoice } from '../../store/useStoreChoice'

/** The end of a day of the restaurant: what was sold, paid and given back, and the sum. */
export function DayClosePage() {
  const translate = useTranslate()
  const choice = useStoreChoice()
  const [day, setDay] = useState(() => dayText(dayOf(new Date())))
  const { storeId } = choice
  const { data, isError } = useDay(day, storeId)
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 900 }}>
      <Title title={translate('screens.dayClose')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <TextField
          type="date"
          label={translate('orders.day.day')}
          value={day}
          onChange={({ target }) => target.value && setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: 200, my: 0 }}
        />
        <StoreSelect {...choice} />
      </Box>
      {isError && <LoadFailure />}
      {!data && !isError && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {data && <Day figures={data} storeName={choice.stores.find(({ id }) => id === storeId)?.name ?? ''} />}
    </Box>
  )
}

/** The figures of a day, read again when an order changes elsewhere on this page's watch. */
function useDay(day: string, storeId: string | undefined) {
  const { client } = useStaffParts()
  return useQuery({
    queryKey: [ORDERS_KEY, 'day', day, storeId],
    enabled: storeId !== undefined,
    queryFn: async () => {
      const requested = { day, ...(storeId && { storeId }) }
      const [totals, sales] = await Promise.all([
        client.call(moneyContract.day, requested),
        client.call(moneyContract.sales, requested),
      ])
      return { totals, sales }
    },
    networkMode: 'always',
    retry: false,
  })
}

function Day({ figures, storeName }: { figures: DayFigures; storeName: string }) {
  const translate = useTranslate()
  const texts = useDayTexts(figures)
  const when = useWhenText()
  const [printedAt, setPrintedAt] = useState<string>()
  const { totals, sales } = figures
  const heads = [translate('orders.day.way'), translate('orders.day.count'), translate('orders.day.amount')]
  return (
    <>
      {sales.open > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('orders.day.open', { count: sales.open })}
        </Alert>
      )}
      <FigureSection title={translate('orders.day.sum')}>
        <Typography data-sum={totals.total.net} sx={{ fontSize: '2.25rem', fontWeight: 800 }}>
          {moneyText(totals.total.net)}
        </Typography>
        <FigureTable rows={texts.sums} />
      </FigureSection>
      <FigureSection title={translate('orders.day.ways')}>
        <FigureTable heads={heads} rows={texts.ways} none={translate('orders.day.none')} />
      </FigureSection>
      <FigureSection title={translate('orders.day.ordering')}>
        <FigureTable heads={heads} rows={texts.ordering} none={translate('orders.day.none')} />
      </FigureSection>
      <Button variant="contained" startIcon={<Print />} onClick={() => setPrintedAt(isoText(new Date()))}>
        {translate('orders.day.print')}
      </Button>
      {printedAt && (
        <Paper kind="day" onDone={() => setPrintedAt(undefined)}>
          <p>
            <strong>{[translate('screens.dayClose'), storeName].filter(Boolean).join(' · ')}</strong>
          </p>
          <h2>{sales.day}</h2>
          {[texts.sums, texts.ways, texts.ordering].map((rows, index) => (
            // eslint-disable-next-line react/no-array-index-key -- the parts never change places
            <ul key={index}>
              <li>
                <Rows rows={rows} />
              </li>
            </ul>
          ))}
          <p>{translate('orders.day.printedAt', { at: when(printedAt) })}</p>
        </Paper>
      )}
    </>
  )
}
