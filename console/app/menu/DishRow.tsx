import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { EditButton, useLocaleState, useTranslate } from 'react-admin'
import { moneyText } from '../../../src/domain/money/money'
import { clockText } from '../../../src/domain/time/storeClock'
import { dishContract, type StaffDishRow } from '../../contract/menu/dish'
import { Preview } from '../form/pictures/PictureFields'
import { inLanguage } from '../schema/inLanguage'
import { DishMenu } from './DishMenu'
import { OrderButtons, type OrderButtonsProps } from '../form/fields/OrderButtons'
import { StockDialog } from './StockDialog'
import { OrderedRow } from '../list/OrderedRow'
import type { DragProps } from '../list/useDragOrder'
import { useStaffWrite } from '../form/calls/useStaffWrite'

interface DishRowProps {
  dish: StaffDishRow
  mayEdit: boolean
  drag: DragProps | undefined
  order: Omit<OrderButtonsProps, 'name'> | undefined
}

/** A dish of the menu with what staff do with it at once. */
export function DishRow({ dish, mayEdit, drag, order }: DishRowProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const name = inLanguage(dish.name, locale)
  return (
    <OrderedRow drag={drag} edge="borderTop">
      <Preview name={dish.image} />
      <Box sx={{ flex: { xs: '1 1 110px', sm: '1 1 200px' }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Facts dish={dish} />
        {dish.missing.length > 0 && (
          <Typography variant="body2" color="warning.main">
            {translate('menu.missing', {
              languages: dish.missing.map((each) => translate(`form.languages.${each}`)).join(', '),
            })}
          </Typography>
        )}
      </Box>
      {order && <OrderButtons name={name} {...order} />}
      <Actions dish={dish} name={name} mayEdit={mayEdit} />
    </OrderedRow>
  )
}

function Facts({ dish }: { dish: StaffDishRow }) {
  const translate = useTranslate()
  const { state, price, variants, soldOutUntil, stocks } = dish
  const left = stocks.flatMap(({ stock }) => (stock === null ? [] : [stock]))
  const until = soldOutUntil && translate('menu.until', { time: clockText(new Date(soldOutUntil)) })
  const facts = [
    variants > 1 ? translate('menu.from', { price: moneyText(price) }) : moneyText(price),
    left.length > 0 && translate('menu.left', { pieces: left.join(' / ') }),
  ]
  return (
    <Typography variant="body2" color="text.secondary">
      <Box component="span" sx={{ fontWeight: 600, color: state === 'onSale' ? 'success.main' : 'warning.main' }}>
        {translate(`menu.states.${state}`)} {until}
      </Box>
      {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
    </Typography>
  )
}

function Actions({ dish, name, mayEdit }: { dish: StaffDishRow; name: string; mayEdit: boolean }) {
  const translate = useTranslate()
  const { busy, write } = useStaffWrite()
  const [stockOpen, setStockOpen] = useState(false)
  const soldOut = translate(dish.soldOut ? 'menu.available' : 'menu.soldOutToday')
  const stock = translate('menu.stock')
  const toggle = () => void write(dishContract.setSoldOut, { id: dish.id, soldOut: dish.soldOut ? 'no' : 'today' })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      {!dish.archived && dish.onSale && (
        <Button disabled={busy} aria-label={`${soldOut}: ${name}`} onClick={toggle}>
          {soldOut}
        </Button>
      )}
      {!dish.archived && (
        <Button disabled={busy} aria-label={`${stock}: ${name}`} onClick={() => setStockOpen(true)}>
          {stock}
        </Button>
      )}
      {mayEdit && <EditButton resource="dish" record={dish} aria-label={`${translate('ra.action.edit')}: ${name}`} />}
      <DishMenu {...{ dish, name, mayEdit, busy, write }} />
      {stockOpen && <StockDialog dish={dish} name={name} onClose={() => setStockOpen(false)} />}
    </Box>
  )
}
