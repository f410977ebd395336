import MoreVert from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { dishContract, type StaffDishRow } from '../../contract/menu/dish'
import type { useStaffWrite } from '../form/calls/useStaffWrite'

interface DishMenuProps {
  dish: StaffDishRow
  name: string
  mayEdit: boolean
  busy: boolean
  write: ReturnType<typeof useStaffWrite>['write']
}

/** What is done with a dish less often. */
export function DishMenu({ dish, name, mayEdit, busy, write }: DishMenuProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const moves = movesOf(dish, mayEdit, write)
  if (moves.length === 0) return null
  return (
    <>
      <IconButton
        disabled={busy}
        aria-haspopup="menu"
        aria-label={translate('menu.more', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {moves.map(({ text, make }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(undefined)
              void make()
            }}
          >
            {translate(text)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function movesOf(
  { id, version, onSale, soldOut, archived }: StaffDishRow,
  mayEdit: boolean,
  write: DishMenuProps['write'],
) {
  const seen = { id, version }
  const always = {
    text: 'menu.soldOutAlways',
    make: () => write(dishContract.setSoldOut, { id, soldOut: 'always' }),
  }
  const sale = {
    text: onSale ? 'list.takeOff' : 'list.putOn',
    make: () => write(dishContract.setOnSale, { ...seen, onSale: !onSale }),
  }
  const archive = {
    text: archived ? 'menu.restore' : 'menu.archive',
    make: () => write(dishContract.setArchived, { ...seen, archived: !archived }),
  }
  if (archived) return mayEdit ? [archive] : []
  return [...(onSale && !soldOut ? [always] : []), ...(mayEdit ? [sale, archive] : [])]
}
