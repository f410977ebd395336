import { ListSubheader } from '@mui/material'
import { Fragment } from 'react'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import type { StaffRole } from '../../contract/roles'
import { areasOf } from '../areas/areasOf'
import { GROUPS } from '../areas/area'
import { screensOf } from '../areas/screens'
import { AREA_ICONS, SCREEN_ICONS } from './areaIcons'

/** The navigation: the areas by their groups, and the way to the pages that are not here yet. */
export function ConsoleMenu() {
  const translate = useTranslate()
  const [open] = useSidebarState()
  const { permissions } = usePermissions<StaffRole>()
  const entries = permissions ? entriesOf(permissions) : []
  return (
    <Menu sx={{ pb: 4 }}>
      {GROUPS.filter((group) => entries.some((entry) => entry.group === group)).map((group) => (
        <Fragment key={group}>
          {open && (
            <ListSubheader component="div" role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '36px' }}>
              {translate(`groups.${group}`)}
            </ListSubheader>
          )}
          {entries
            .filter((entry) => entry.group === group)
            .map(({ name, text, Icon }) => (
              <Menu.Item key={name} to={`/${name}`} primaryText={translate(text)} leftIcon={<Icon />} />
            ))}
        </Fragment>
      ))}
    </Menu>
  )
}

/** The pages and areas of a role. */
const entriesOf = (role: StaffRole) => [
  ...screensOf(role).map(({ name, group }) => ({ name, group, text: `screens.${name}`, Icon: SCREEN_ICONS[name] })),
  ...areasOf(role)
    .filter(({ home }) => !home)
    .map(({ name, group }) => ({ name, group, text: `areas.${name}.many`, Icon: AREA_ICONS[group] })),
]
