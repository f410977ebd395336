import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase, Loading, useTranslate } from 'react-admin'
import { LOOK_SETTINGS, type LookSetting } from '../../contract/look/look'
import { LoadFailure } from '../list/LoadFailure'
import { COLUMNS } from '../pages/columns'
import { Preview } from '../pages/Preview'
import { SettingForm } from './SettingForm'
import { useSetting } from './useSetting'

const HOME = '/pages/index/index'
/** Pages of the storefront that show a setting, where the home page does not. */
const ROUTES: Partial<Record<LookSetting, string>> = { helpers: '/pages/my/other/bzzx' }
/** Settings of the look that are pages of their own. */
const OTHERS = ['style', 'goodStyle', 'defaultImg', 'loadingImg', 'copywriting'] as const

/** Settings of the look as drafts, one at a time, beside the storefront that shows them. */
export function LookSettings() {
  const translate = useTranslate()
  const [ident, setIdent] = useState<LookSetting>('nav')
  const { data, isError } = useSetting(ident)
  return (
    <>
      <Box component="nav" aria-label={translate('look.settings')} sx={ROW}>
        {LOOK_SETTINGS.map((each) => (
          <Button
            key={each}
            variant={each === ident ? 'contained' : 'outlined'}
            aria-current={each === ident ? 'page' : undefined}
            onClick={() => setIdent(each)}
          >
            {translate(`look.settingNames.${each}`)}
          </Button>
        ))}
        {OTHERS.map((each) => (
          <Button key={each} component={LinkBase} to={`/${each}`}>
            {translate(`areas.${each}.many`)}
          </Button>
        ))}
      </Box>
      {isError && <LoadFailure />}
      {!isError && !data && <Loading />}
      {data && (
        <Box sx={COLUMNS}>
          <SettingForm key={ident} setting={data} />
          <Preview route={ROUTES[ident] ?? HOME} title="look.preview" revision={ident + data.revision} restarts />
        </Box>
      )}
    </>
  )
}

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }
