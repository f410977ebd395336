import { Badge, Box, ListSubheader } from '@mui/material'
import type { ReactElement } from 'react'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import type { StaffRole } from '../../contract/staff/roles'
import { areasOf } from '../areas/areasOf'
import { type Group, GROUPS } from '../areas/area'
import { screensOf } from '../areas/screens'
import { areaIcon, SCREEN_ICONS } from './areaIcons'
import { useWaiting } from './useWaiting'

/** The navigation: the pages and areas by their groups, with how much waits in each. */
export function ConsoleMenu() {
  const { permissions } = usePermissions<StaffRole>()
  const waiting = useWaiting()
  const entries = permissions ? entriesOf(permissions) : []
  const groups = GROUPS.filter((group) => entries.some((entry) => entry.group === group))
  return (
    <Menu sx={{ pb: 4 }}>
      {groups.map((group) => (
        <MenuGroup key={group} {...{ group, waiting }} entries={entries.filter((entry) => entry.group === group)} />
      ))}
    </Menu>
  )
}

interface MenuGroupProps {
  group: Group
  entries: ReturnType<typeof entriesOf>
  waiting: ReturnType<typeof useWaiting>
}

/** Entries under their name; where only icons have room, above a line. */
function MenuGroup({ group, entries, waiting }: MenuGroupProps) {
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
        <Menu.Item
          key={name}
          to={`/${name}`}
          primaryText={translate(text)}
          leftIcon={<WaitingIcon count={waiting[name] ?? 0} icon={<Icon />} />}
          aria-description={waiting[name] ? translate('waitingHere', { smart_count: waiting[name] }) : undefined}
        />
      ))}
      {!isWide && <Box role="presentation" sx={{ borderBottom: 1, borderColor: 'divider', mx: 1.5, my: 0.5 }} />}
    </>
  )
}

/** It stays in view above its entries. */
const HEAD = { bgcolor: 'background.default', lineHeight: '36px', fontWeight: 700, fontSize: '0.8125rem', mt: 0.5 }

/** The icon of a page with how much waits there; what is read aloud is the description of its entry. */
function WaitingIcon({ count, icon }: { count: number; icon: ReactElement }) {
  if (count === 0) return icon
  return (
    <Badge badgeContent={count} color="error" aria-hidden data-waiting={count}>
      {icon}
    </Badge>
  )
}

/** The pages and areas of a role. */
const entriesOf = (role: StaffRole) => [
  ...screensOf(role).map(({ name, group }) => ({ name, group, text: `screens.${name}`, Icon: SCREEN_ICONS[name] })),
  ...areasOf(role)
    .filter(({ home }) => !home)
    .map((area) => ({ name: area.name, group: area.group, text: `areas.${area.name}.many`, Icon: areaIcon(area) })),
]
