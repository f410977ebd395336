import { ListSubheader } from '@mui/material'
import { Fragment } from 'react'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import type { StaffRole } from '../../contract/roles'
import { areasOf } from '../areas/areasOf'
import { GROUPS } from '../areas/area'
import { AREA_ICONS } from './areaIcons'

/** The navigation: the areas by their groups, and the way to the pages that are not here yet. */
export function ConsoleMenu() {
  const translate = useTranslate()
  const [open] = useSidebarState()
  const { permissions } = usePermissions<StaffRole>()
  const areas = permissions ? areasOf(permissions) : []
  return (
    <Menu sx={{ pb: 4 }}>
      {GROUPS.filter((group) => areas.some((area) => area.group === group)).map((group) => (
        <Fragment key={group}>
          {open && (
            <ListSubheader component="div" role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '36px' }}>
              {translate(`groups.${group}`)}
            </ListSubheader>
          )}
          {areas
            .filter((area) => area.group === group)
            .map(({ name }) => {
              const Icon = AREA_ICONS[group]
              return (
                <Menu.Item
                  key={name}
                  to={`/${name}`}
                  primaryText={translate(`areas.${name}.many`)}
                  leftIcon={<Icon />}
                />
              )
            })}
        </Fragment>
      ))}
    </Menu>
  )
}
