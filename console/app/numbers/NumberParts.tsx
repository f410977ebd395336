import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { countText, moneyText } from '../../../src/domain/money/money'
import type { SpanNumbers } from '../../contract/numbers/numbers'
import { wayText } from '../orders/day/dayTexts'
import { FigureSection, FigureTable } from '../orders/day/FigureTable'
import { BarChart } from './BarChart'

/** Years of the common era in all languages, as elsewhere. */
const LOCALES: Record<string, string> = { en: 'en-GB', th: 'th-TH-u-ca-gregory', zh: 'zh-CN' }

/** Names days in a language: `25 Nov`. */
function dayNames(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(LOCALES[locale] ?? locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

/** Sales by day, where there are several, and by time of day. */
export function NumberCharts({ byDay, byHour }: Pick<SpanNumbers, 'byDay' | 'byHour'>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const nameOf = dayNames(locale)
  const heads = [translate('orders.day.count'), translate('numbers.tiles.sales')]
  const hours = byHour.map(({ hour, ...row }) => {
    const name = `${String(hour).padStart(2, '0')}:00`
    return { ...row, id: name, name }
  })
  return (
    <>
      {byDay.length > 1 && (
        <BarChart
          title={translate('numbers.byDay')}
          bars={byDay.map(({ day, amount }) => ({ id: day, name: nameOf(day), amount }))}
          table={
            <FigureTable
              heads={[translate('numbers.heads.day'), ...heads, translate('numbers.heads.net')]}
              rows={byDay.map((row) => [row.day, countText(row.count), moneyText(row.amount), moneyText(row.net)])}
            />
          }
        />
      )}
      <BarChart
        title={translate('numbers.byHour')}
        bars={hours}
        table={
          <FigureTable
            heads={[translate('numbers.heads.hour'), ...heads]}
            rows={hours.map(({ name, count, amount }) => [name, countText(count), moneyText(amount)])}
          />
        }
      />
    </>
  )
}

/** Sales by way of ordering, and money by way of paying. */
export function WayTables({ byWay, byPayment }: Pick<SpanNumbers, 'byWay' | 'byPayment'>) {
  const translate = useTranslate()
  const heads = [translate('orders.day.way'), translate('orders.day.count')]
  return (
    <Box sx={{ display: 'grid', columnGap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <FigureSection title={translate('orders.day.ordering')}>
        <FigureTable
          heads={[...heads, translate('orders.day.amount')]}
          rows={byWay.map((row) => [wayText(translate, row.way), countText(row.count), moneyText(row.amount)])}
          none={translate('numbers.none')}
        />
      </FigureSection>
      <FigureSection title={translate('orders.day.ways')}>
        <FigureTable
          heads={[...heads, translate('numbers.heads.refunds'), translate('numbers.heads.net')]}
          rows={byPayment.map(({ payType, received, refundedAmount, net }) => [
            ...[translate(`orders.payTypes.${payType}`), countText(received)],
            ...[moneyText(-refundedAmount), moneyText(net)],
          ])}
          none={translate('numbers.none')}
        />
      </FigureSection>
    </Box>
  )
}

interface DishTableProps {
  dishes: SpanNumbers['byDish']
  /** Dishes of several restaurants are shown with its name. */
  allStores: boolean
}

/** The dishes that brought most. */
export function DishTable({ dishes, allStores }: DishTableProps) {
  const translate = useTranslate()
  return (
    <FigureSection title={translate('numbers.byDish')}>
      <Typography color="text.secondary">{translate('numbers.dishesText', { count: dishes.length })}</Typography>
      <FigureTable
        heads={[
          ...[translate('numbers.heads.dish'), translate('numbers.heads.pieces')],
          translate('orders.day.amount'),
        ]}
        rows={dishes.map(({ name, storeName, count, amount }) => [
          allStores ? `${name} · ${storeName}` : name,
          ...[countText(count), moneyText(amount)],
        ])}
        none={translate('numbers.none')}
      />
    </FigureSection>
  )
}
