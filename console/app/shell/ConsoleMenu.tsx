import { Box, ListSubheader } from '@mui/material'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import type { StaffRole } from '../../contract/roles'
import { areasOf } from '../areas/areasOf'
import { type Group, GROUPS } from '../areas/area'
import { screensOf } from '../areas/screens'
import { areaIcon, SCREEN_ICONS } from './areaIcons'

/** The navigation: the pages and areas by their groups. */
export function ConsoleMenu() {
  const { permissions } = usePermissions<StaffRole>()
  const entries = permissions ? entriesOf(permissions) : []
  const groups = GROUPS.filter((group) => entries.some((entry) => entry.group === group))
  return (
    <Menu sx={{ pb: 4 }}>
      {groups.map((group) => (
        <MenuGroup key={group} group={group} entries={entries.filter((entry) => entry.group === group)} />
      ))}
    </Menu>
  )
}

/** Entries under their name; where only icons have room, above a line. */
function MenuGroup({ group, entries }: { group: Group; entries: ReturnType<typeof entriesOf> }) {
  const translate = useTranslate()
  const [isWide] = useSidebarState()
  return (
    <>
      {isWide && (
        <ListSubheader component="div" role="presentation" sx={HEAD}>
          {translate(`groups.${group}`)}
        </ListSubheader>
      )}
      {entries.map(({ name, text, Icon }) => (
        <Menu.Item key={name} to={`/${name}`} primaryText={translate(text)} leftIcon={<Icon />} />
      ))}
      {!isWide && <Box role="presentation" sx={{ borderBottom: 1, borderColor: 'divider', mx: 1.5, my: 0.5 }} />}
    </>
  )
}

/** It stays in view above its entries. */
const HEAD = { bgcolor: 'background.default', lineHeight: '36px', fontWeight: 700, fontSize: '0.8125rem', mt: 0.5 }

/** The pages and areas of a role. */
const entriesOf = (role: StaffRole) => [
  ...screensOf(role).map(({ name, group }) => ({ name, group, text: `screens.${name}`, Icon: SCREEN_ICONS[name] })),
  ...areasOf(role)
    .filter(({ home }) => !home)
    .map((area) => ({ name: area.name, group: area.group, text: `areas.${area.name}.many`, Icon: areaIcon(area) })),
]
