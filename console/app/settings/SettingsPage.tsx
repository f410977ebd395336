import { Box, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { SETTING_GROUPS } from '../../contract/settings/settingFields'

/** The settings of the restaurant by group, each a form of its own. */
export function SettingsPage() {
  const translate = useTranslate()
  return (
    <Box sx={{ pt: 1.5, pb: 4, maxWidth: 1200 }}>
      <Title title={translate('screens.settings')} />
      <Box sx={COLUMNS}>
        {Object.entries(SETTING_GROUPS).map(([group, settings]) => (
          <Card key={group} component="section" sx={{ pt: 2 }}>
            <Typography variant="h2" sx={{ px: 2 }}>
              {translate(`settingGroups.${group}`)}
            </Typography>
            <List>
              {Object.keys(settings).map((name) => (
                <ListItem key={name} disablePadding>
                  <ListItemButton component={LinkBase} to={`/${name}`}>
                    <ListItemText primary={translate(`areas.${name}.many`)} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
