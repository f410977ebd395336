import { Box, Button, Card, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { lookContract, type StaffSetting } from '../../contract/look'
import { SETTING_SHAPES } from '../../contract/settingShapes'
import { StaffReplyError } from '../api/errors'
import { useStaffParts } from '../api/staffParts'
import { AreaForm } from '../form/AreaForm'
import { useServerCall } from '../form/useServerCall'
import type { Values } from '../schema/mergeEdits'
import { enteredValues, staffSchema, storedValues } from '../schema/staffSchema'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { AdvancedButton } from './AdvancedButton'
import { LOOK_FORMS } from './lookForms'
import { settingKey } from './settingKey'

/** The form of a setting. */
export function SettingForm({ setting }: { setting: StaffSetting }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const { ident } = setting
  const shape = SETTING_SHAPES[ident]
  const endpoint = useMemo(() => ({ ...lookContract.updateSetting, input: staffSchema(shape) }), [shape])
  // A refetch keeps the form's input; a save or a removal resets the form.
  const [begun, setBegun] = useState(setting)
  const record = useMemo(() => enteredValues(shape, begun.value), [shape, begun])
  const keep = (current: StaffSetting) => queries.setQueryData(settingKey(ident), current)

  const write = async (value: Values | null) => {
    const { revision } = setting
    const saved = await client.call(lookContract.updateSetting, { ident, revision, value })
    keep(saved)
    setBegun(saved)
    notify('look.settingSaved', { type: 'success' })
  }
  /** A conflict leaves the setting as it is now, for the next attempt. */
  const rewrite = async (value: Values) => {
    try {
      await write({ ...value })
    } catch (error) {
      if (!(error instanceof StaffReplyError) || !error.current) throw error
      const current = error.current as unknown as StaffSetting
      keep(current)
      throw new StaffReplyError(error.code, error.msg, { current: enteredValues(shape, current.value) })
    }
  }
  const save = (values: Values) => rewrite({ ...setting.value, ...storedValues(shape, values) })
  return (
    <Card sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
        {translate(`look.settingNames.${ident}`)}
      </Typography>
      <AreaForm key={begun.revision} area={LOOK_FORMS} endpoint={endpoint} record={record} onSubmit={save} />
      <Box sx={{ px: 2, pb: 1 }}>
        <AdvancedButton title={translate(`look.settingNames.${ident}`)} value={setting.value} onSave={rewrite} />
      </Box>
      {setting.stored && <Removal onRemove={() => write(null)} />}
    </Card>
  )
}

/** Goes back to what the storefront has without the setting, after asking. */
function Removal({ onRemove }: { onRemove(): Promise<void> }) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { busy, problem, run } = useServerCall()
  const text = translate('look.removeSetting')
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <Button color="inherit" disabled={busy} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text}
          action={text}
          disabled={busy}
          onConfirm={async () => {
            await run(onRemove)
            return true
          }}
          onClose={() => setAsking(false)}
        >
          <Typography>{translate('look.asks.removeSetting')}</Typography>
        </ConfirmDialog>
      )}
      {problem && <Typography color="error">{problem}</Typography>}
    </Box>
  )
}
